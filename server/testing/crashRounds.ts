/** `npm run test:crash [-- rounds]`: kills the server under load that many times, 100 without a number, on each database. */
import { spawnSync } from 'node:child_process'

const [rounds = '100'] = process.argv.slice(2)
const program = ['--import', 'tsx', 'server/testing/runTests.ts', 'server/crash.full.test.ts']
const env = { ...process.env, CRASH_ROUNDS: rounds }
process.exitCode = spawnSync(process.execPath, program, { env, stdio: 'inherit' }).status ?? 1
