import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { array } from 'yup'
import { createSupervisor } from '../process/supervisor'
import { anvilProgram } from './anvil'
import { localChains } from './localChains'
import { nodeAnswers, rpc, rpcText } from './rpc'
import { freePort } from '../../server/testing/freePort'
import { temporaryFolder } from '../../server/testing/temporaryFolder'

/** Logs its first argument when it is called. */
const contract = '0x000000000000000000000000000000000000c0de'
const code = '0x600435600060006000a100'

test('a chain of many blocks writes to no folder but its own, and still has its first transaction with its log', async (context) => {
  const place = temporaryFolder('anvil-')
  const [home, data] = [join(place, 'home'), join(place, 'data')]
  const supervisor = createSupervisor(join(place, 'processes.json'))
  context.after(() => supervisor.stopAll())
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const files = { stateFile: join(data, 'state.json'), logFile: join(data, 'anvil.log') }
  const program = anvilProgram({ name: 'anvil', chainId: 31337, port, genesis: 1_700_000_000, ...files })
  await supervisor.start({ ...program, env: { HOME: home, USERPROFILE: home } }, () => nodeAnswers(url))

  await rpc(url, 'anvil_setCode', contract, code)
  const hash = await rpcText(url, 'eth_sendTransaction', { from: localChains.a.owner, to: contract })
  await rpc(url, 'anvil_mine', '0x800')
  assert.notEqual(await rpc(url, 'eth_getTransactionReceipt', hash), null)
  const logs = await rpc(url, 'eth_getLogs', { fromBlock: '0x0', toBlock: 'latest', address: contract })
  assert.equal(array().required().validateSync(logs).length, 1)
  assert.deepEqual(readdirSync(place).sort(), ['data', 'processes.json'])
})
