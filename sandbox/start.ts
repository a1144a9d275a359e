/** `npm start [-- --users 100000]`: the whole platform on this machine, with live reload of the console. */
import { command } from './command'
import { readOptions } from './options'
import { runStack } from './stack'

await command(() => runStack('start', readOptions(process.env, process.argv.slice(2))))
