/** `npm run test:crash [-- rounds]`: kills the server under load that many times, 100 without a number, on each database. */
process.env.CRASH_ROUNDS = process.argv[2] ?? '100'
process.argv.splice(2, Infinity, 'server/crash.test.ts')
await import('./runTests')
