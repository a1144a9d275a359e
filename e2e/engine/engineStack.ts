import { join } from 'node:path'
import { anvilProgram } from '../../sandbox/chains/anvil'
import { nodeAnswers, rpc, rpcText } from '../../sandbox/chains/rpc'
import type { Child } from '../../sandbox/process/childProcess'
import { createSupervisor } from '../../sandbox/process/supervisor'
import { freePort } from '../../server/testing/freePort'
import { temporaryFolder } from '../../server/testing/temporaryFolder'

/**
 * The code of a contract that logs its first argument as our contracts do, unless its storage says to revert: so a call can fail
 * after a successful dry run.
 */
const code = '0x600054601157600435600160006000a2005b60006000fd'

/** A real node that mines only on request, with a contract at the address. */
export async function startNode(contract: string) {
  const folder = temporaryFolder('engine-')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const supervisor = createSupervisor(join(folder, 'processes.json'))
  let child: Child | undefined
  let genesis = 1_700_000_000
  const ask = (method: string, ...params: readonly unknown[]) => rpc(url, method, ...params)

  const start = async () => {
    genesis += 1
    const stateFile = join(folder, `state-${genesis}.json`)
    const logFile = join(folder, 'anvil.log')
    const program = anvilProgram({ name: 'anvil', chainId: 31337, port, stateFile, logFile, genesis })
    child = await supervisor.start(program, () => nodeAnswers(url))
    await ask('evm_setAutomine', false)
    await ask('anvil_setCode', contract, code)
    await ask('evm_mine')
  }
  const stop = async () => {
    if (child) await supervisor.stop(child)
  }
  await start()
  return {
    url,
    ask,
    text: (method: string, ...params: readonly unknown[]) => rpcText(url, method, ...params),
    mine: () => ask('evm_mine'),
    setReverting: (reverts: boolean) =>
      ask('anvil_setStorageAt', contract, `0x${'0'.repeat(64)}`, `0x${(reverts ? '1' : '0').padStart(64, '0')}`),
    /** Another chain with the same id, at the same address. */
    restart: async () => {
      await stop()
      await start()
    },
    close: stop,
  }
}

export type Node = Awaited<ReturnType<typeof startNode>>
