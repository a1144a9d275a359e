import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readForgeReport } from './forgeReport'

const report = (result: object) =>
  readForgeReport(
    JSON.stringify({ 'contracts/test/A.t.sol:VestingTest': { test_results: { 'testFuzz_a_b(uint8)': result } } }),
  )

void test('a passed test is named in words', () => {
  assert.deepEqual(report({ status: 'Success', reason: null, counterexample: null }), [{ name: 'Vesting: a b' }])
})

void test('a failed fuzz test tells why and with which values', () => {
  const counterexample = { Single: { func_name: null, args: '7' } }
  assert.deepEqual(report({ status: 'Failure', reason: 'paid: 1 != 2', counterexample }), [
    { name: 'Vesting: a b', failure: 'paid: 1 != 2\nwith(7)' },
  ])
})

void test('a failed invariant tells the calls that broke it', () => {
  const counterexample = {
    Sequence: [
      9,
      [
        { func_name: 'stake', args: '1, 2' },
        { func_name: 'wait', args: '3' },
      ],
    ],
  }
  assert.deepEqual(report({ status: 'Failure', reason: 'balance', counterexample }), [
    { name: 'Vesting: a b', failure: 'balance\nstake(1, 2)\nwait(3)' },
  ])
})

void test('a skipped test counts as failed', () => {
  assert.deepEqual(report({ status: 'Skipped' }), [{ name: 'Vesting: a b', failure: 'Skipped' }])
})

void test('what is no report is refused', () => {
  assert.throws(() => readForgeReport('Error: no such file'), SyntaxError)
  assert.throws(() => readForgeReport('{"suite": {}}'), /test_results/)
  assert.throws(() => readForgeReport('{}'), /forge ran no test/)
})
