import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fakeSteps } from '../server/testing/fakeSteps'

const run = fakeSteps()

test('exits with 0 after quick, which is run when nothing is named', () => {
  const { status, stdout } = run()
  assert.equal(status, 0, stdout)
  assert.match(stdout, /^[1-9]\d* passed, 0 failed$/m)
})

for (const name of ['jestFailed', 'badBeside'])
  test(`exits with 1 after ${name}, and counts one failure`, () => {
    const { status, stdout } = run(name)
    assert.equal(status, 1, stdout)
    assert.match(stdout, /^\d+ passed, 1 failed$/m)
  })

test('runs nothing and exits with 1 when one of the steps has no such name', () => {
  const { status, stdout, stderr } = run('good', 'godo')
  assert.deepEqual([status, stdout], [1, ''])
  assert.match(stderr, /There is no step "godo"/)
})
