import assert from 'node:assert/strict'
import { ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { test } from 'node:test'
import { sandboxPaths } from '../paths'
import { createSupervisor } from '../process/supervisor'
import { localChains } from './localChains'
import { hashOf, startChain } from './startChain'
import { listenFree } from '../../server/testing/freePort'
import { temporaryFolder } from '../../server/testing/temporaryFolder'

const artifact = (bytecode: `0x${string}`) => ({ abi: [], bytecode })
const artifacts = { SsdxToken: artifact('0x00'), SsdxStaking: artifact('0x00'), SsdxVesting: artifact('0x00') }
const contracts = hashOf(artifacts)
const whole = '{"block":{}}'
const identity = { pid: 0, startedAt: '', command: '' }
const child = { name: '', identity, process: new ChildProcess(), ended: Promise.resolve(''), lastLines: () => '' }

/**
 * Starts a chain on what an earlier start has left; returns whether the program got a state at last, and the error. The program fails,
 * unless it has a state and a `port` at which a node answers.
 */
async function startOn(state: string, seeds: { block: number; contracts?: string }, port = 0) {
  const folder = temporaryFolder('sandbox-chain-')
  const paths = sandboxPaths(folder)
  mkdirSync(join(folder, 'chains'))
  const chain = localChains.a
  const stateFile = paths.chainState(chain.id)
  writeFileSync(stateFile, state)
  writeFileSync(paths.chainSeeded(chain.id), JSON.stringify(seeds))
  let hadState: boolean | undefined
  const start = () => {
    hadState = existsSync(stateFile)
    return hadState && port > 0 ? Promise.resolve(child) : Promise.reject(new Error('no such state'))
  }
  const supervisor = { ...createSupervisor(paths.processes), start, stop: () => Promise.resolve() }
  const compiled = () => Promise.resolve(artifacts)
  const error = await startChain({ supervisor, paths, chain, port, compiled }).then(String, String)
  return { hadState, error }
}

void test('a chain starts with the state that it had, and without one that is truncated or empty', async () => {
  assert.equal((await startOn(whole, { block: 1, contracts })).hadState, true)
  for (const state of ['{"block":{}', '']) assert.equal((await startOn(state, { block: 1, contracts })).hadState, false)
})

void test('a chain that has not reached the block of its seeds starts again without its state', async (context) => {
  const node = createServer((_request, reply) => reply.end('[{"id":0,"result":"0x5"}]'))
  context.after(() => node.close())
  const port = await listenFree(node)
  for (const [block, isKept] of [
    [5, true],
    [6, false],
  ] as const)
    assert.equal((await startOn(whole, { block, contracts }, port)).hadState, isKept)
})

void test('a chain that has other contracts than the sources, or does not tell which, starts without its state', async () => {
  for (const seeds of [{ block: 1, contracts: hashOf({ ...artifacts, SsdxVesting: artifact('0x01') }) }, { block: 1 }])
    assert.equal((await startOn(whole, seeds)).hadState, false)
})

void test('only where the program fails on a state that was kept, it is said what removes that', async () => {
  assert.match((await startOn(whole, { block: 1, contracts })).error, /no such state\nIf [^\n]*`npm run reset` removes/)
  assert.equal((await startOn('', { block: 1, contracts })).error, 'Error: no such state')
})
