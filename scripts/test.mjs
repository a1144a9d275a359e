/**
 * The test suite: `node scripts/test.mjs [quick | full | step ...]`. Sets up what it needs, keeps two cores busy with one step
 * each, then runs the journeys, and ends with one summary. `full` is what `quick` leaves out.
 */
import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { installPackages } from './packages.mjs'
import { steps, suites } from './testSteps.mjs'

const cores = 2

async function run(name, show, given = {}) {
  const { commands, counts, env: own = {} } = steps[name]
  const env = { ...own, ...given }
  const begun = Date.now()
  let output = ''
  let ok = true
  for (const [command, ...args] of commands)
    ok = (await execute(command, args, env, (text) => (output += show(text)))) === 0 && ok
  // A step that ran no test has failed, whatever its exit code.
  const counted = counts ? counts(output) : { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  const result = counted || { passed: 0, failed: 1 }
  if (!ok || result.passed === 0) result.failed = Math.max(result.failed, 1)
  return { name, seconds: (Date.now() - begun) / 1000, output, ...result }
}

function execute(command, args, env, onOutput) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
    const take = (text) => onOutput(stripVTControlCharacters(text))
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', take)
    child.on('error', (error) => take(`${error.message}\n`))
    child.on('close', (code) => resolve(code ?? 1))
  })
}

const live = (text) => {
  process.stdout.write(text)
  return text
}
const silent = (text) => text

/** Omits successes, so that failures are not cut off in logs that keep only the beginning. */
const withoutPasses = (output) =>
  output
    .split('\n')
    .filter((line) => !/^\s*(✓|✔|PASS|✅)/u.test(line))
    .join('\n')

async function runAndTell(name, env) {
  const result = await run(name, silent, env)
  const good = result.failed === 0
  console.log(
    `${good ? 'ok  ' : 'FAIL'} ${name} (${result.passed} passed, ${result.failed} failed, ${result.seconds.toFixed(0)} s)`,
  )
  if (!good) console.log(withoutPasses(result.output))
  return result
}

/** Each core takes the next step when it has finished one. */
async function runSideBySide(names) {
  const waiting = [...names]
  const results = []
  const takeAll = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) results.push(await runAndTell(name))
  }
  await Promise.all(Array.from({ length: cores }, takeAll))
  return results
}

async function runSuite({ sideBySide, journeys }) {
  const results = await runSideBySide(sideBySide)
  // The byte budgets, or else the first journeys, have just built the bundle that the next ones open.
  let isBuilt = results.some(({ name, failed }) => name === 'size' && failed === 0)
  for (const name of journeys) {
    results.push(await runAndTell(name, isBuilt ? { CONSOLE_IS_BUILT: 'yes' } : {}))
    isBuilt = true
  }
  return results
}

async function main([first = 'quick', ...others]) {
  if (first in suites) return summarise(await runSuite(suites[first]))
  const names = [first, ...others]
  const unknown = names.find((name) => !(name in steps))
  if (unknown) throw new Error(`There is no step "${unknown}": ${Object.keys({ ...suites, ...steps }).join(', ')}`)
  // A single step streams its output.
  const results = []
  for (const name of names) results.push(await run(name, live))
  summarise(results)
}

function summarise(results) {
  console.log('\nSummary')
  for (const { name, passed, failed, seconds } of results)
    console.log(
      `  ${name.padEnd(14)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(0).padStart(5)} s`,
    )
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exit(sum('failed') === 0 ? 0 : 1)
}

installPackages('all')
await main(process.argv.slice(2))
