/**
 * The test suite: `node scripts/test.mjs [quick | full | step ...]`. Sets up what it needs, keeps two cores busy with one step
 * each, then runs the journeys, and ends with one summary. `full` is what `quick` leaves out.
 */
import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { installPackages } from './packages.mjs'

const tsx = ['node', '--import=tsx']
const jest = ['node', 'node_modules/jest/bin/jest.js']
const playwright = (config) => [...tsx, 'node_modules/@playwright/test/cli.js', 'test', `--config=${config}`]
const journeys = playwright('e2e/playwright.config.ts')
const eslint = (...args) => ['node', 'node_modules/eslint/bin/eslint.js', '--max-warnings=0', ...args]
const prettier = ['node', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.']
const knip = ['node', 'node_modules/knip/bin/knip.js', '--no-progress']
const tests = ['**/*.test.*', 'e2e']

/**
 * A step's commands; `counts` parses the numbers of passed and failed tests from its output. A step without it counts
 * as one test.
 */
const steps = {
  // `--force`, because a part is checked again only when one of its own files has changed, not when their imports have. One
  // thread takes a third of the processor time of several, and the other core is busy.
  typecheck: {
    commands: [['node', 'node_modules/typescript-native/bin/tsc', '--build', '--force', '--singleThreaded']],
  },
  lint: { commands: [eslint('.'), prettier, knip] },
  // The rules that need types take four fifths of the time, and the tests a third.
  'lint-sources': {
    commands: [eslint('.', ...tests.flatMap((path) => ['--ignore-pattern', path])), knip],
    env: { LINT_WITHOUT_TYPES: 'true' },
  },
  'lint-full': { commands: [eslint('.'), prettier] },
  unit: {
    commands: [[...jest, '--testPathIgnorePatterns=\\.full\\.test\\.']],
    env: { MODEL_RUNS: '50' },
    counts: jestCounts,
  },
  contracts: {
    commands: [[...tsx, 'contracts/scripts/test.ts']],
    env: { FOUNDRY_FUZZ_RUNS: '100', FOUNDRY_INVARIANT_RUNS: '16' },
    counts: plainCounts,
  },
  server: { commands: [[...tsx, 'server/testing/runTests.ts', 'quick']], counts: plainCounts },
  size: { commands: [[...tsx, 'scripts/size.ts']], counts: plainCounts },
  e2e: { commands: [journeys], env: { JOURNEYS: 'core' }, counts: plainCounts },

  // With more and longer stories about transactions.
  'unit-full': {
    commands: [[...jest, '--coverage']],
    env: { MODEL_RUNS: '2000', MODEL_PARTS: '15' },
    counts: jestCounts,
  },
  'contracts-full': { commands: [[...tsx, 'contracts/scripts/test.ts']], counts: plainCounts },
  'server-full': { commands: [[...tsx, 'server/testing/runTests.ts', 'full']], counts: plainCounts },
  pictures: { commands: [playwright('e2e/pictures/playwright.config.ts')], counts: plainCounts },
  // Two walks with fixed numbers on each server; `npm run test:walks` searches with others.
  walks: { commands: [playwright('e2e/walk/playwright.config.ts')], env: { WALKS: '7-8' }, counts: plainCounts },
  'e2e-full': { commands: [journeys], env: { JOURNEYS: 'others' }, counts: plainCounts },
}

/**
 * Per suite: the steps that keep both cores busy, then the journeys, which need the machine for themselves. Steps that use one
 * core come before those that can use both, so that no core is idle at the end.
 */
const suites = {
  quick: { sideBySide: ['unit', 'lint-sources', 'typecheck', 'size', 'contracts', 'server'], journeys: ['e2e'] },
  full: {
    sideBySide: ['server-full', 'unit-full', 'lint-full', 'contracts-full'],
    journeys: ['e2e-full', 'walks', 'pictures'],
  },
}
const cores = 2

function plainCounts(output) {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  return last && { passed: Number(last[1]), failed: Number(last[2]) }
}

function jestCounts(output) {
  const line = /^Tests:\s+(.*)$/m.exec(output)?.[1]
  const number = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(line ?? '')?.[1] ?? 0)
  // A skipped test shows nothing, so it counts as failed.
  return line && { passed: number('passed'), failed: number('failed') + number('skipped') + number('todo') }
}

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
