import { quantity } from '../../chain/hex'
import { RpcError } from '../../chain/rpc'
import { at } from '../../shared/at'
import type { ChainState, VirtualBlock, VirtualTransaction } from './virtualChain'
import { virtualLogs } from './virtualLogs'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The answers of a node about a virtual chain. */
export function virtualNode(state: ChainState, method: string, [first, second]: readonly unknown[]): unknown {
  // A lagging node does not have the last blocks.
  const blocks = state.blocks.slice(0, Math.max(1, state.blocks.length - state.lag))
  const head = blocks.length - 1
  const shown = (transaction: VirtualTransaction, block?: number) => ({
    ...transaction,
    nonce: quantity(transaction.nonce),
    blockNumber: block === undefined ? null : quantity(block),
  })
  const place = (hash: unknown) => {
    const block = blocks.findIndex(({ transactions }) => transactions.some((one) => one.hash === hash))
    const transaction = [...(blocks[block]?.transactions ?? []), ...state.pool].find((one) => one.hash === hash)
    return transaction && { transaction, block: block < 0 ? undefined : block }
  }
  const blockAt = (tag: unknown): [number, VirtualBlock | undefined] => {
    const number = tag === 'latest' || tag === 'pending' ? head : Number(tag)
    return [number, blocks[number]]
  }

  switch (method) {
    case 'eth_blockNumber':
      return quantity(head)
    case 'eth_getBlockByNumber': {
      const [number, block] = blockAt(first)
      if (!block) return null
      const transactions = block.transactions.map((one) => (second === true ? shown(one, number) : one.hash))
      return { number: quantity(number), hash: block.hash, gasLimit: '0x1c9c380', baseFeePerGas: '0x1', transactions }
    }
    case 'eth_getTransactionByHash': {
      const found = place(first)
      const isShown = found && (state.unindexed !== 'all' || found.block === undefined)
      return isShown ? shown(found.transaction, found.block) : null
    }
    case 'eth_getTransactionReceipt': {
      const found = place(first)
      if (found?.block === undefined || state.unindexed) return null
      const status = found.transaction.fails ? '0x0' : '0x1'
      const logs = virtualLogs(found.transaction)
      return { blockNumber: quantity(found.block), blockHash: blocks[found.block]?.hash, status, logs }
    }
    case 'eth_getTransactionCount': {
      const [number] = blockAt(second)
      if (state.isPruned && number < head) throw new RpcError(-32000, 'missing trie node')
      const mined = blocks.slice(0, number + 1).flatMap(({ transactions }) => transactions)
      const counted = second === 'pending' ? [...mined, ...state.pool] : mined
      return quantity(counted.filter(({ from }) => from.toLowerCase() === text(first).toLowerCase()).length)
    }
    case 'eth_getLogs': {
      const [from, to] = [Number(at(first, 'fromBlock')), Number(at(first, 'toBlock'))]
      if (to - from >= state.longestLogRange) throw new RpcError(-32005, 'block range is too wide')
      const topics: unknown = at(first, 'topics')
      const wanted = Array.isArray(topics) ? topics.map(text) : []
      const address = text(at(first, 'address')).toLowerCase()
      const matches = (log: ReturnType<typeof virtualLogs>[number]) =>
        log.address.toLowerCase() === address &&
        wanted.every((topic, index) => !topic || log.topics[index]?.toLowerCase() === topic.toLowerCase())
      return blocks
        .slice(from, to + 1)
        .flatMap(({ transactions }) => transactions)
        .filter((one) => virtualLogs(one).some(matches))
        .map(({ hash }) => ({ transactionHash: hash }))
    }
    case 'eth_getCode':
      if (state.contractWallets.has(text(first).toLowerCase())) return '0xef01'
      return state.contracts.has(text(first).toLowerCase()) ? '0x60' : '0x'
    case 'eth_call':
    case 'eth_estimateGas': {
      const refusal = state.refuses?.({ to: text(at(first, 'to')), data: text(at(first, 'data')) })
      if (refusal) throw refusal
      return method === 'eth_call' ? '0x' : '0xc350'
    }
    case 'eth_gasPrice':
    case 'eth_maxPriorityFeePerGas':
      return '0x3b9aca00'
    case 'eth_getBalance':
      return quantity(state.balance)
    default:
      throw new RpcError(-32601, `A virtual node does not do ${method}`)
  }
}
