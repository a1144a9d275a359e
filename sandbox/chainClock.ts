import { rpc } from './chains/rpc'

const blockMs = 60_000

/**
 * Mines a block now and then, as live chains do: otherwise time stands still for reads until somebody sends something,
 * and a transaction never gets a second confirmation. A test that switches automatic mining off decides itself when a
 * block comes. Returns the function that stops it.
 */
export function keepTime(urls: readonly string[]): () => void {
  const tick = async (url: string) => {
    if ((await rpc(url, 'anvil_getAutomine')) === true) await rpc(url, 'evm_mine')
  }
  // A chain that has exited is reported by the supervisor.
  const timer = setInterval(() => void Promise.allSettled(urls.map(tick)), blockMs)
  return () => clearInterval(timer)
}
