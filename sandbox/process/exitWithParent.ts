/**
 * Preloaded into the Node programs of the stack. When the stack ends, even by kill -9, the IPC channel closes; the
 * program then sends itself the signal of an orderly stop, and so closes its files.
 */
const graceMs = 5000

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), graceMs).unref()
  process.kill(process.pid, 'SIGTERM')
})
// Forked children inherit the flags, but this preload is only for the program with our channel.
const place = process.execArgv.indexOf(import.meta.url)
if (place > 0) process.execArgv.splice(place - 1, 2)
// The channel must not keep the program alive.
process.channel?.unref()
