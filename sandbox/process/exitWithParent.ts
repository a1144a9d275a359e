/**
 * Preloaded into the Node programs of the stack. When the stack goes away, even by kill -9, the channel to it closes;
 * the program then gets the signal it would have got in an orderly stop, and so closes its files.
 */
const graceMs = 5000

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), graceMs).unref()
  process.kill(process.pid, 'SIGTERM')
})
// Programs that this one forks inherit its flags, and need the channel to it: this preload is no business of theirs.
const place = process.execArgv.indexOf(import.meta.url)
if (place > 0) process.execArgv.splice(place - 1, 2)
// Nothing has to wait for this channel; a program ends when its own work does.
process.channel?.unref()
