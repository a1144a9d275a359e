/**
 * The whole test suite, or the steps that are named: `node scripts/test.mjs [step ...]`. Sets up what it needs, runs two
 * lanes side by side on two cores, then the journeys alone, and ends with one summary.
 */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { setup } from './setup.mjs'

const tsx = ['node', '--import=tsx']

/** A step's commands; `counts` reads from its output how many tests passed and failed, a step without it is one test. */
const steps = {
  typecheck: { commands: [['node', 'node_modules/typescript/bin/tsc', '--noEmit']] },
  lint: {
    commands: [
      ['node', 'node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0'],
      ['node', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'],
    ],
  },
  unit: { commands: [[...tsx, 'scripts/unit.ts']], counts: jestCounts },
  contracts: { commands: [[...tsx, 'contracts/scripts/test.ts']], counts: plainCounts },
  server: {
    commands: [
      [
        ...tsx,
        '--test',
        '--test-reporter=spec',
        '--test-concurrency=2',
        ...testFiles('server', 'sandbox', 'e2e/api', 'e2e/engine'),
      ],
    ],
    counts: nodeCounts,
  },
  size: { commands: [[...tsx, 'scripts/size.ts']], counts: plainCounts },
  e2e: {
    commands: [[...tsx, 'node_modules/@playwright/test/cli.js', 'test', '--config=e2e/playwright.config.ts']],
    counts: plainCounts,
  },
}

/** Steps of one lane follow each other; the journeys want the machine alone. */
const everything = [
  [
    ['typecheck', 'lint', 'unit'],
    ['contracts', 'server', 'size'],
  ],
  [['e2e']],
]

/** The test files below the folders; Node 20's test runner takes no patterns. */
function testFiles(...folders) {
  return folders.flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true })
          .filter((file) => file.endsWith('.test.ts'))
          .map((file) => join(folder, file))
      : [],
  )
}

function plainCounts(output) {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  return last && { passed: Number(last[1]), failed: Number(last[2]) }
}

function jestCounts(output) {
  const line = /^Tests:\s+(.*)$/m.exec(output)?.[1]
  const number = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(line ?? '')?.[1] ?? 0)
  return line && { passed: number('passed'), failed: number('failed') }
}

function nodeCounts(output) {
  const number = (word) => new RegExp(`^ℹ ${word} (\\d+)$`, 'm').exec(output)?.[1]
  return (
    number('pass') && { passed: Number(number('pass')), failed: Number(number('fail')) + Number(number('cancelled')) }
  )
}

async function run(name, show) {
  const { commands, counts } = steps[name]
  const begun = Date.now()
  let output = ''
  let ok = true
  for (const [command, ...args] of commands)
    ok = (await execute(command, args, (text) => (output += show(text)))) === 0 && ok
  // What ran no test has shown nothing, whatever it exited with.
  const counted = counts ? counts(output) : { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  const result = counted || { passed: 0, failed: 1 }
  if (!ok || result.passed === 0) result.failed = Math.max(result.failed, 1)
  return { name, seconds: (Date.now() - begun) / 1000, output, ...result }
}

function execute(command, args, onOutput) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
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

async function runLane(names) {
  const results = []
  for (const name of names) {
    const result = await run(name, silent)
    const good = result.failed === 0
    console.log(
      `${good ? 'ok  ' : 'FAIL'} ${name} (${result.passed} passed, ${result.failed} failed, ${result.seconds.toFixed(0)} s)`,
    )
    if (!good) console.log(result.output)
    results.push(result)
  }
  return results
}

async function main(names) {
  setup()
  const unknown = names.find((name) => !(name in steps))
  if (unknown) throw new Error(`There is no step "${unknown}": ${Object.keys(steps).join(', ')}`)
  // A step alone shows its output as it comes.
  const results = []
  if (names.length > 0) {
    for (const name of names) results.push(await run(name, live))
  } else {
    for (const lanes of everything) results.push(...(await Promise.all(lanes.map(runLane))).flat())
  }
  summarise(results)
}

function summarise(results) {
  console.log('\nSummary')
  for (const { name, passed, failed, seconds } of results)
    console.log(
      `  ${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(0).padStart(5)} s`,
    )
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exit(sum('failed') === 0 ? 0 : 1)
}

await main(process.argv.slice(2))
