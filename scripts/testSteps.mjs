// What the steps of the test suite run, and in which order: `scripts/test.mjs` runs them.

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
export const steps = {
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
    commands: [[...jest, '--testPathIgnorePatterns=\\.full\\.test\\.', '--coverageDirectory=coverage/unit']],
    env: { MODEL_RUNS: '25' },
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

  // Then more and longer stories about transactions, which cover no more than the short ones.
  'unit-full': {
    commands: [
      [...jest, '--testPathPatterns=\\.full\\.test\\.', '--coverageDirectory=coverage/unit-full'],
      [...jest, '--testPathPatterns=/model\\.test\\.', '--coverage=false'],
    ],
    env: { MODEL_RUNS: '2000', MODEL_PARTS: '15' },
    counts: jestCounts,
  },
  // After both, with COVERAGE=true.
  coverage: { commands: [[...tsx, 'scripts/coverage.ts']], counts: plainCounts },
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
export const suites = {
  quick: { sideBySide: ['unit', 'lint-sources', 'typecheck', 'size', 'contracts', 'server'], journeys: ['e2e'] },
  full: {
    sideBySide: ['server-full', 'unit-full', 'lint-full', 'contracts-full'],
    journeys: ['e2e-full', 'walks', 'pictures'],
  },
}

function plainCounts(output) {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  return last && { passed: Number(last[1]), failed: Number(last[2]) }
}

/** Of all runs of a step. */
function jestCounts(output) {
  const lines = [...output.matchAll(/^Tests:\s+(.*)$/gm)].map(([, line]) => line)
  const number = (word) =>
    lines.reduce((sum, line) => sum + Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0), 0)
  // A skipped test shows nothing, so it counts as failed.
  return lines.length > 0 && { passed: number('passed'), failed: number('failed') + number('skipped') + number('todo') }
}
