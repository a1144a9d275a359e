import { rpc } from './chains/rpc'

const blockMs = 15_000

/**
 * Mines a block now and then, as live chains do: otherwise time stands still for reads until somebody sends something,
 * and nothing is ever confirmed twice. A test that switched automatic mining off decides itself when a block comes.
 * Answers what stops it.
 */
export function keepTime(urls: readonly string[]): () => void {
  const tick = async (url: string) => {
    if ((await rpc(url, 'anvil_getAutomine')) === true) await rpc(url, 'evm_mine')
  }
  // A chain that ended is told by who watches its process.
  const timer = setInterval(() => void Promise.allSettled(urls.map(tick)), blockMs)
  return () => clearInterval(timer)
}
