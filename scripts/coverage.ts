/**
 * What the unit tests cover, the quick and the slow ones together: fails below what is required. `COVERAGE=true` makes
 * `npm test` and `npm run test:full` write what theirs cover.
 */
import { readFileSync } from 'node:fs'
import istanbul, { type FileCoverageData } from 'istanbul-lib-coverage'
import { custom, parse, record, string } from 'valibot'

const filesSchema = record(
  string(),
  custom<FileCoverageData>((file) => typeof file === 'object'),
)

const covered = istanbul.createCoverageMap({})
for (const step of ['unit', 'unit-full'])
  covered.merge(parse(filesSchema, JSON.parse(readFileSync(`coverage/${step}/coverage-final.json`, 'utf8'))))

const { statements, branches, functions, lines } = covered.getCoverageSummary()
// In percent. Less than this means that tests were lost.
const results = [
  { what: 'statements', covered: statements.pct, required: 97 },
  { what: 'branches', covered: branches.pct, required: 94 },
  { what: 'functions', covered: functions.pct, required: 96 },
  { what: 'lines', covered: lines.pct, required: 98 },
].map((result) => ({ ...result, isGood: result.covered >= result.required }))

for (const { what, covered: percent, required, isGood } of results)
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${what}: ${percent} % covered of at least ${required} %`)

const failed = results.filter(({ isGood }) => !isGood).length
console.log(`\n${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
