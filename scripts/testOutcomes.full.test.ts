import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fakeSteps } from '../server/testing/fakeSteps'

const run = fakeSteps()

for (const names of [['good'], ['jest'], ['plain'], ['good', 'jest', 'plain'], ['quick']])
  test(`exits with 0 after ${names.join(' ')}`, () => {
    const { status, stdout } = run(...names)
    assert.equal(status, 0, stdout)
    assert.match(stdout, /^[1-9]\d* passed, 0 failed$/m)
  })

test('counts the tests of all runs of a step', () => {
  assert.match(run('jestTwice').stdout, /^5 passed, 0 failed$/m)
})

for (const name of [
  'jestFailedFirst',
  ...['bad', 'badFirst', 'killed', 'missing', 'jestSkipped', 'jestTodo', 'jestSilent', 'jestBroken'],
  ...['plainFailed', 'plainEmpty', 'badJourney'],
])
  test(`exits with 1 after ${name}, and counts one failure`, () => {
    const { status, stdout } = run(name)
    assert.equal(status, 1, stdout)
    assert.match(stdout, /^\d+ passed, 1 failed$/m)
  })

test('exits with 1 when the step before the last has failed', () => {
  assert.equal(run('bad', 'good').status, 1)
})
