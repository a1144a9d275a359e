import { array, object, string } from 'yup'

export interface TestResult {
  /** For example `VestingRelease: refuses before the cliff has ended`. */
  name: string
  /** The reason of a failure and the calls that led to it; empty for a passed test. */
  failure?: string
}

const callSchema = object({ func_name: string().nullable(), args: string().nullable() })
const sequenceSchema = array(callSchema.required()).default([])

const testSchema = object({
  status: string().oneOf(['Success', 'Failure', 'Skipped']).required(),
  reason: string().nullable(),
  // forge writes {Single: call} for a fuzz test and {Sequence: [length before shrinking, calls]} for an invariant.
  counterexample: object({ Single: callSchema.default(undefined), Sequence: array() })
    .nullable()
    .default(null),
})

/** Parses the output of `forge test --json`. A skipped test counts as failed. Throws when it is no test report. */
export function readForgeReport(text: string): TestResult[] {
  const results = entriesOf(JSON.parse(text)).flatMap(([suite, report]) => {
    const { test_results: tests } = object({ test_results: object().required() }).validateSync(report)
    return entriesOf(tests).map(([name, result]) => {
      const { status, reason, counterexample } = testSchema.validateSync(result)
      const title = `${plainSuite(suite)}: ${plainTest(name)}`
      if (status === 'Success') return { name: title }
      const calls = counterexample?.Single
        ? [counterexample.Single]
        : sequenceSchema.validateSync(counterexample?.Sequence?.[1])
      return { name: title, failure: [reason ?? status, ...calls.map(plainCall)].join('\n') }
    })
  })
  if (results.length === 0) throw new Error('forge ran no test.')
  return results
}

const entriesOf = (value: unknown): [string, unknown][] => Object.entries(object().required().validateSync(value))

const plainSuite = (suite: string) => suite.replace(/^.*:/, '').replace(/Test$/, '')

const plainTest = (name: string) =>
  name
    .replace(/^(test|testFuzz|invariant)_/, '')
    .replace(/\(.*$/, '')
    .replaceAll('_', ' ')

const plainCall = ({ func_name, args }: { func_name?: string | null; args?: string | null }) =>
  `${func_name ?? 'with'}(${args ?? ''})`
