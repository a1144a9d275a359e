import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stakeSteps, vestingSteps } from './chainSteps'

const today = new Date('2026-03-01T00:00:00Z')
const accounts = Array.from({ length: 40 }, (_, index) => `account ${index}`)
const stakes = () => stakeSteps(accounts, today, 31337).flatMap((step) => (step.call === 'stake' ? [step] : []))

void test('there are 120 stakes, the same every time, over all five plans and 40 owners, all in the past', () => {
  assert.deepEqual(stakes(), stakes())
  assert.equal(stakes().length, 120)
  assert.deepEqual(new Set(stakes().map(({ plan }) => plan)), new Set([0, 1, 2, 3, 4]))
  assert.equal(new Set(stakes().map(({ from }) => from)).size, 40)
  assert.ok(stakes().every(({ at }) => at < today.getTime() / 1000))
})

void test('nobody stakes twice in one plan, which the contract would refuse', () => {
  assert.equal(new Set(stakes().map(({ from, plan }) => `${from} ${plan}`)).size, 120)
})

void test('there are 12 vesting schedules: before the cliff, running, partly released, done and paid out', () => {
  const steps = vestingSteps('account 0', accounts, today)
  const releases = steps.flatMap((step) => (step.call === 'release' ? [step] : []))
  const phases = steps.flatMap((step) => {
    if (step.call !== 'vest') return []
    const age = (today.getTime() / 1000 - step.at) / 86_400
    const { cliff, duration } = step.terms
    const wasReleased = releases.some(
      ({ beneficiary, at }) => beneficiary === step.beneficiary && at > step.at + cliff * 86_400,
    )
    if (age < cliff) return ['before cliff']
    if (age >= cliff + duration) return [wasReleased ? 'paid out' : 'done']
    return [wasReleased ? 'partly released' : 'running']
  })
  const count = (phase: string) => phases.filter((one) => one === phase).length
  assert.equal(phases.length, 12)
  assert.deepEqual(['before cliff', 'running', 'partly released', 'done', 'paid out'].map(count), [3, 3, 3, 2, 1])
})
