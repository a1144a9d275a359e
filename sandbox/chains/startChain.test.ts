import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { sandboxPaths } from '../paths'
import { createSupervisor } from '../process/supervisor'
import { localChains } from './localChains'
import { startChain } from './startChain'

void test('a chain starts with the state that it had, and without one that is truncated or empty', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-chain-'))
  context.after(() => rmSync(folder, { recursive: true }))
  const paths = sandboxPaths(folder)
  mkdirSync(join(folder, 'chains'))
  const chain = localChains.a
  const state = paths.chainState(chain.id)
  const launched: boolean[] = []
  const start = () => {
    launched.push(existsSync(state))
    return Promise.reject(new Error('not in this test'))
  }
  const supervisor = { ...createSupervisor(paths.processes), start }
  for (const content of ['{"block":{}}', '{"block":{}', '']) {
    writeFileSync(paths.chainSeeded(chain.id), '{"block":1}')
    writeFileSync(state, content)
    const compiled = () => new Promise<never>(() => undefined)
    await assert.rejects(startChain({ supervisor, paths, chain, port: 1, compiled }), /not in this test/)
  }
  assert.deepEqual(launched, [true, false, false])
})
