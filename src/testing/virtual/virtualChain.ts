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
  /** The contract wallet's inner call, and whether that fails while the transaction succeeds. */
  inner?: Sent
  innerFails?: boolean
}

export interface VirtualBlock {
  hash: string
  transactions: VirtualTransaction[]
}

export type Sent = Pick<VirtualTransaction, 'from' | 'to' | 'input' | 'value'>

export interface ChainState {
  blocks: VirtualBlock[]
  pool: VirtualTransaction[]
  /** Nodes do not answer. */
  down: boolean
  /** How many of the newest blocks the answering node does not have. */
  lag: number
  /** What the node omits from its answers though it has the blocks: receipts, or mined transactions as well. */
  unindexed: 'receipts' | 'all' | undefined
  /** Accounts with code, in lower case. */
  contractWallets: Set<string>
  /** Addresses of contracts, in lower case. */
  contracts: Set<string>
  /** The longest block range that `eth_getLogs` accepts. */
  longestLogRange: number
  /** The node has no state but that of the newest block. */
  isPruned: boolean
  /** The error of dry runs and estimates. */
  refuses: ((call: { to: string; data: string }) => RpcError | undefined) | undefined
  /** wei */
  balance: bigint
}

/** A chain controlled by the test, behind the same RPC interface as real ones. */
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
    isPruned: false,
    refuses: undefined,
    balance: 10n ** 19n,
  }
  const mined = () => state.blocks.flatMap(({ transactions }) => transactions)
  const usedBy = (from: string) => mined().filter((one) => one.from === from).length
  const waiting = (from: string) => state.pool.filter((one) => one.from === from)
  /** The blocks removed by a rollback, and how many were left. */
  let taken: { left: number; blocks: VirtualBlock[] } | undefined

  const rpc: Rpc = {
    chain: config,
    failing: () => [],
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
    /** Adds a transaction to the pool, as a wallet's node does. */
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
    /** Mines a block with all pending transactions that can be mined. */
    mine() {
      const block = newBlock()
      state.blocks.push(block)
      for (const transaction of [...state.pool].sort((a, b) => a.nonce - b.nonce)) {
        if (transaction.nonce !== usedBy(transaction.from)) continue
        block.transactions.push(transaction)
        state.pool = state.pool.filter((one) => one !== transaction)
      }
    },
    /** Replaces a pending transaction. */
    replace(old: VirtualTransaction, by: Partial<Sent> = {}): VirtualTransaction {
      const transaction = { ...old, ...by, hash: newHash() }
      state.pool = state.pool.map((one) => (one === old ? transaction : one))
      return transaction
    },
    drop(transaction: VirtualTransaction) {
      state.pool = state.pool.filter((one) => one !== transaction)
    },
    /** Reorganisation: replaces the last blocks by more empty ones; their transactions are pending again. */
    reorganise(depth: number) {
      const gone = state.blocks.splice(Math.max(1, state.blocks.length - depth))
      state.pool.push(...gone.flatMap(({ transactions }) => transactions))
      for (let made = 0; made <= gone.length; made += 1) state.blocks.push(newBlock())
    },
    /** Rollback: the same chain in an older state, without the last blocks and their transactions. */
    rollBack(depth: number) {
      const left = Math.max(1, state.blocks.length - depth)
      taken = { left, blocks: state.blocks.splice(left) }
    },
    /** Undoes a rollback: the removed blocks replace those mined since. */
    comeBack() {
      if (!taken || state.blocks.length < taken.left) return
      const gone = state.blocks.splice(taken.left)
      state.blocks.push(...taken.blocks)
      while (state.blocks.length <= taken.left + gone.length) state.blocks.push(newBlock())
      taken = undefined
      const waits = [...state.pool, ...gone.flatMap(({ transactions }) => transactions)]
      state.pool = waits.filter(({ from, nonce }) => nonce >= usedBy(from))
    },
    /** Replaces the chain by another one with the same id at the same address. */
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
