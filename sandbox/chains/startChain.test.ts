import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { sandboxPaths } from '../paths'
import { createSupervisor } from '../process/supervisor'
import { localChains } from './localChains'
import { hashOf, startChain } from './startChain'

const artifact = (bytecode: `0x${string}`) => ({ abi: [], bytecode })
const artifacts = { SsdxToken: artifact('0x00'), SsdxStaking: artifact('0x00'), SsdxVesting: artifact('0x00') }
const contracts = hashOf(artifacts)
const whole = '{"block":{}}'

/** Starts a chain whose program fails, on what an earlier start has left; returns whether the program got a state, and the error. */
async function startOn(context: TestContext, state: string, seeds: { block: number; contracts?: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-chain-'))
  context.after(() => rmSync(folder, { recursive: true }))
  const paths = sandboxPaths(folder)
  mkdirSync(join(folder, 'chains'))
  const chain = localChains.a
  const stateFile = paths.chainState(chain.id)
  writeFileSync(stateFile, state)
  writeFileSync(paths.chainSeeded(chain.id), JSON.stringify(seeds))
  let hadState: boolean | undefined
  const start = () => {
    hadState = existsSync(stateFile)
    return Promise.reject(new Error('no such state'))
  }
  const supervisor = { ...createSupervisor(paths.processes), start }
  const compiled = () => Promise.resolve(artifacts)
  const error = await startChain({ supervisor, paths, chain, port: 1, compiled }).then(String, String)
  return { hadState, error }
}

void test('a chain starts with the state that it had, and without one that is truncated or empty', async (context) => {
  assert.equal((await startOn(context, whole, { block: 1, contracts })).hadState, true)
  for (const state of ['{"block":{}', ''])
    assert.equal((await startOn(context, state, { block: 1, contracts })).hadState, false)
})

void test('a chain that has other contracts than the sources, or does not tell which, starts without its state', async (context) => {
  for (const seeds of [{ block: 1, contracts: hashOf({ ...artifacts, SsdxVesting: artifact('0x01') }) }, { block: 1 }])
    assert.equal((await startOn(context, whole, seeds)).hadState, false)
})

void test('only where the program fails on a state that was kept, it is said what removes that', async (context) => {
  assert.match(
    (await startOn(context, whole, { block: 1, contracts })).error,
    /no such state\nIf [^\n]*`npm run reset` removes/,
  )
  assert.equal((await startOn(context, '', { block: 1, contracts })).error, 'Error: no such state')
})
