import { stripVTControlCharacters } from 'node:util'
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter'

/** Ends the run with the one line that the test command counts: `N passed, N failed`. */
export default class ClosingLine implements Reporter {
  private readonly cases = new Set<TestCase>()

  onTestEnd(test: TestCase) {
    this.cases.add(test)
  }

  onEnd({ status }: FullResult) {
    const passed = [...this.cases].filter((test) => test.outcome() === 'expected').length
    const others = this.cases.size - passed
    // Failures of set-up or teardown belong to no journey.
    const failed = status === 'passed' ? others : Math.max(1, others)
    // Failures are repeated briefly at the end, for logs that keep only the end.
    for (const test of this.cases) if (test.outcome() !== 'expected') console.log(`\n${shortly(test)}`)
    console.log(`\n${passed} passed, ${failed} failed`)
  }

  printsToStdio() {
    return false
  }
}

/** A failed journey with the first lines of its error, without colours. */
function shortly(test: TestCase): string {
  const said =
    test.results.at(-1)?.errors.map(({ message = '' }) => stripVTControlCharacters(message).slice(0, 600)) ?? []
  return [`FAILED ${test.titlePath().filter(Boolean).join(' › ')}`, ...said].join('\n')
}
