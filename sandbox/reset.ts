/** `npm run reset`: removes the data of the local stack; the next start creates it anew. */
import { command } from './command'
import { readOptions } from './options'
import { resetData } from './resetData'

await command(async () => console.log(await resetData(readOptions(process.env, process.argv.slice(2)).SANDBOX_DIR)))
