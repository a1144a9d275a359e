/** `npm start [-- --users 100000]`: the whole platform on this machine, the console rebuilt on change. */
import { command } from './command'
import { readOptions } from './options'
import { runStack } from './stack'

await command(() => runStack('start', readOptions(process.env, process.argv.slice(2))))
