import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { temporaryFolder } from '../server/testing/temporaryFolder'

const here = (path: string) => new URL(path, import.meta.url)

/** Steps that end at once, whose output is read as that of the real ones. */
const stepsOf = (realSteps: string) => `import { steps as real } from ${JSON.stringify(realSteps)}
const says = (text, code = 0) => [['node', '-e', \`console.log(\${JSON.stringify(text)}); process.exit(\${code})\`]]
export const steps = {
  good: { commands: says('') },
  bad: { commands: says('', 3) },
  badFirst: { commands: [...says('', 1), ...says('')] },
  killed: { commands: [['node', '-e', "process.kill(process.pid, 'SIGKILL')"]] },
  missing: { commands: [['no-such-command-as-this']] },
  jest: { commands: says('Tests:       2 passed, 2 total'), counts: real.unit.counts },
  jestFailed: { commands: says('Tests:       1 failed, 2 passed, 3 total'), counts: real.unit.counts },
  jestSkipped: { commands: says('Tests:       1 skipped, 2 passed, 3 total'), counts: real.unit.counts },
  jestTodo: { commands: says('Tests:       1 todo, 2 passed, 3 total'), counts: real.unit.counts },
  jestTwice: {
    commands: [...says('Tests:       2 passed, 2 total'), ...says('Tests:       3 passed, 3 total')],
    counts: real.unit.counts,
  },
  jestFailedFirst: {
    commands: [...says('Tests:       1 failed, 2 passed, 3 total'), ...says('Tests:       3 passed, 3 total')],
    counts: real.unit.counts,
  },
  jestSilent: { commands: says('No tests found'), counts: real.unit.counts },
  jestBroken: { commands: says('Tests:       2 passed, 2 total', 1), counts: real.unit.counts },
  plain: { commands: says('1 passed, 9 failed\\n\\n4 passed, 0 failed'), counts: real.server.counts },
  plainFailed: { commands: says('4 passed, 1 failed'), counts: real.server.counts },
  plainEmpty: { commands: says('0 passed, 0 failed'), counts: real.server.counts },
}
export const suites = {
  quick: { sideBySide: ['good', 'jest', 'plain'], journeys: ['good'] },
  badBeside: { sideBySide: ['good', 'bad', 'good'], journeys: ['good'] },
  badJourney: { sideBySide: ['good'], journeys: ['bad', 'good'] },
}
`

let root = ''
before(() => {
  root = temporaryFolder('test-steps-')
  mkdirSync(join(root, 'scripts'))
  copyFileSync(here('test.mjs'), join(root, 'scripts/test.mjs'))
  writeFileSync(join(root, 'scripts/packages.mjs'), 'export const installPackages = () => undefined\n')
  writeFileSync(join(root, 'scripts/testSteps.mjs'), stepsOf(here('testSteps.mjs').href))
})

const run = (...names: string[]) =>
  spawnSync(process.execPath, ['scripts/test.mjs', ...names], { cwd: root, encoding: 'utf8' })

for (const names of [['good'], ['jest'], ['plain'], ['good', 'jest', 'plain'], ['quick'], []])
  test(`exits with 0 after ${names.join(' ') || 'quick, which is run when nothing is named'}`, () => {
    const { status, stdout } = run(...names)
    assert.equal(status, 0, stdout)
    assert.match(stdout, /^[1-9]\d* passed, 0 failed$/m)
  })

test('counts the tests of all runs of a step', () => {
  assert.match(run('jestTwice').stdout, /^5 passed, 0 failed$/m)
})

for (const name of [
  'jestFailedFirst',
  ...['bad', 'badFirst', 'killed', 'missing', 'jestFailed', 'jestSkipped', 'jestTodo', 'jestSilent', 'jestBroken'],
  ...['plainFailed', 'plainEmpty', 'badBeside', 'badJourney'],
])
  test(`exits with 1 after ${name}, and counts one failure`, () => {
    const { status, stdout } = run(name)
    assert.equal(status, 1, stdout)
    assert.match(stdout, /^\d+ passed, 1 failed$/m)
  })

test('exits with 1 when the step before the last has failed', () => {
  assert.equal(run('bad', 'good').status, 1)
})

test('runs nothing and exits with 1 when one of the steps has no such name', () => {
  const { status, stdout, stderr } = run('good', 'godo')
  assert.deepEqual([status, stdout], [1, ''])
  assert.match(stderr, /There is no step "godo"/)
})
