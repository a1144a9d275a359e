import { quantity } from '../../chain/hex'
import { NodeUnavailable, type Rpc, type RpcError } from '../../chain/rpc'
import { chainA } from '../testChains'
import { virtualNode } from './virtualNode'

export interface VirtualTransaction {
  hash: string
  from: string
  to: string
  input: string
  value: string
  nonce: number
  fails: boolean
  /** What a contract wallet calls in its place, and whether that fails while the transaction succeeds. */
  inner?: Sent
  innerFails?: boolean
}

export interface VirtualBlock {
  hash: string
  transactions: VirtualTransaction[]
}

export type Sent = Pick<VirtualTransaction, 'from' | 'to' | 'input' | 'value'>

/** What a virtual chain is made of. */
export interface ChainState {
  blocks: VirtualBlock[]
  pool: VirtualTransaction[]
  /** Nodes do not answer. */
  down: boolean
  /** Blocks that the node which answers now has not heard of. */
  lag: number
  /** What the node leaves out of its answers though it has the blocks: receipts, or mined transactions as well. */
  unindexed: 'receipts' | 'all' | undefined
  /** Accounts that run code, in lower case. */
  contractWallets: Set<string>
  /** Where contracts stand, in small letters. */
  contracts: Set<string>
  /** The longest range of blocks that `eth_getLogs` takes. */
  longestLogRange: number
  /** What a dry run or an estimate is refused with. */
  refuses: ((call: { to: string; data: string }) => RpcError | undefined) | undefined
  /** wei */
  balance: bigint
}

/** A chain that does what a test tells it, behind the same door as real ones. */
export function virtualChain(config = chainA) {
  let hashes = 0
  const newHash = () => `0x${(hashes += 1).toString(16).padStart(64, '0')}`
  const newBlock = (transactions: VirtualTransaction[] = []): VirtualBlock => ({ hash: newHash(), transactions })
  const state: ChainState = {
    blocks: [newBlock(), newBlock()],
    pool: [],
    down: false,
    lag: 0,
    unindexed: undefined,
    contractWallets: new Set(),
    contracts: new Set(Object.values(config.contracts).map((address) => address.toLowerCase())),
    longestLogRange: Infinity,
    refuses: undefined,
    balance: 10n ** 19n,
  }
  const mined = () => state.blocks.flatMap(({ transactions }) => transactions)
  const usedBy = (from: string) => mined().filter((one) => one.from === from).length
  const waiting = (from: string) => state.pool.filter((one) => one.from === from)
  /** The blocks that were taken away when the chain was put back, and how many were left. */
  let taken: { left: number; blocks: VirtualBlock[] } | undefined

  const rpc: Rpc = {
    chain: config,
    request: async (method, params = []) => {
      await Promise.resolve()
      if (state.down) throw new NodeUnavailable(config)
      return virtualNode(state, method, params)
    },
  }

  return {
    config,
    state,
    rpc,
    mined,
    usedBy,
    /** Takes a transaction into the pool, as a wallet's node does. */
    broadcast({ nonce, ...sent }: Sent & Partial<VirtualTransaction>): VirtualTransaction {
      const taken = new Set(
        [...mined(), ...state.pool].filter(({ from }) => from === sent.from).map((one) => one.nonce),
      )
      let unused = 0
      while (taken.has(unused)) unused += 1
      const transaction = { fails: false, ...sent, hash: newHash(), nonce: nonce ?? unused }
      state.pool.push(transaction)
      return transaction
    },
    /** Mines a block with all that waits and can be mined. */
    mine() {
      const block = newBlock()
      state.blocks.push(block)
      for (const transaction of [...state.pool].sort((a, b) => a.nonce - b.nonce)) {
        if (transaction.nonce !== usedBy(transaction.from)) continue
        block.transactions.push(transaction)
        state.pool = state.pool.filter((one) => one !== transaction)
      }
    },
    /** Puts another transaction in the place of one that waits. */
    replace(old: VirtualTransaction, by: Partial<Sent> = {}): VirtualTransaction {
      const transaction = { ...old, ...by, hash: newHash() }
      state.pool = state.pool.map((one) => (one === old ? transaction : one))
      return transaction
    },
    drop(transaction: VirtualTransaction) {
      state.pool = state.pool.filter((one) => one !== transaction)
    },
    /** The last blocks were never there; what stood in them waits again, and the chain is longer than before. */
    reorganise(depth: number) {
      const gone = state.blocks.splice(Math.max(1, state.blocks.length - depth))
      state.pool.push(...gone.flatMap(({ transactions }) => transactions))
      for (let made = 0; made <= gone.length; made += 1) state.blocks.push(newBlock())
    },
    /** The same chain, in an older state: blocks and what stood in them are gone. */
    putBack(depth: number) {
      const left = Math.max(1, state.blocks.length - depth)
      taken = { left, blocks: state.blocks.splice(left) }
    },
    /** What was taken away by that is there again, in the place of what was mined since. */
    comeBack() {
      if (!taken || state.blocks.length < taken.left) return
      const gone = state.blocks.splice(taken.left)
      state.blocks.push(...taken.blocks)
      while (state.blocks.length <= taken.left + gone.length) state.blocks.push(newBlock())
      taken = undefined
      const waits = [...state.pool, ...gone.flatMap(({ transactions }) => transactions)]
      state.pool = waits.filter(({ from, nonce }) => nonce >= usedBy(from))
    },
    /** Another chain has the same id and the same address. */
    restart() {
      taken = undefined
      state.blocks = [newBlock()]
      state.pool = []
    },
    waiting,
    height: () => quantity(state.blocks.length - 1),
  }
}

export type VirtualChain = ReturnType<typeof virtualChain>
