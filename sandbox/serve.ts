/** `npm run serve [-- --no-build]`: the same platform with the production bundle under production headers. */
import { command } from './command'
import { readOptions } from './options'
import { runStack } from './stack'

await command(() => runStack('serve', readOptions(process.env, process.argv.slice(2))))
