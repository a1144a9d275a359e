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
    console.log(`\n${passed} passed, ${failed} failed`)
  }

  printsToStdio() {
    return false
  }
}
