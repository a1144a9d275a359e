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
    // A set-up or a teardown that failed has no journey of its own.
    const failed = status === 'passed' ? others : Math.max(1, others)
    // Named here once more, and shortly: what keeps only the end of a long output still shows which, and why.
    for (const test of this.cases) if (test.outcome() !== 'expected') console.log(`\n${shortly(test)}`)
    console.log(`\n${passed} passed, ${failed} failed`)
  }

  printsToStdio() {
    return false
  }
}

/** A failed journey with the beginning of what it said, without colours. */
function shortly(test: TestCase): string {
  const said =
    test.results.at(-1)?.errors.map(({ message = '' }) => stripVTControlCharacters(message).slice(0, 600)) ?? []
  return [`FAILED ${test.titlePath().filter(Boolean).join(' › ')}`, ...said].join('\n')
}
