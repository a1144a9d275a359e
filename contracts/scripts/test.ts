/** All tests of the contracts: forge's, and those of the code that compiles and publishes them. */
import { readdirSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import { run } from 'node:test'
import { fileURLToPath } from 'node:url'
import { forge } from '../forge'
import { readForgeReport, type TestResult } from '../forgeReport'

const folder = fileURLToPath(new URL('..', import.meta.url))
const started = performance.now()

const results = [...(await solidityTests()), ...(await codeTests())]
const failed = results.filter((result) => result.failure !== undefined)

for (const { name, failure } of results) console.log(failure === undefined ? `ok    ${name}` : `FAIL  ${name}`)
for (const { name, failure = '' } of failed) console.error(`\n${name}\n${failure.replace(/^/gm, '  ')}`)
console.log(`\nContracts tested in ${Math.round((performance.now() - started) / 1000)} s`)
console.log(`${results.length - failed.length} passed, ${failed.length} failed`)
if (failed.length > 0) process.exitCode = 1

/** When the contracts do not compile, forge prints no report; then its output is the failure. */
async function solidityTests(): Promise<TestResult[]> {
  const { stdout, stderr } = await forge('test', '--json')
  try {
    return readForgeReport(stdout)
  } catch {
    return [{ name: 'forge', failure: `${stderr}${stdout}`.trim() || 'forge printed no report.' }]
  }
}

async function codeTests(): Promise<TestResult[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.test.ts'))
  const found: TestResult[] = []
  const tests = run({ files: files.map((file) => folder + file) })
  tests.on('test:pass', ({ name }) => found.push({ name }))
  tests.on('test:fail', ({ name, details }) => found.push({ name, failure: details.error.message }))
  await finished(tests.resume())
  return found
}
