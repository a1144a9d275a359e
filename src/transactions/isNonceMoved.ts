import { readBlockNumber } from '../chain/blockNumber'
import type { Rpc } from '../chain/rpc'
import { readNonce } from './nodeReads'

/** Milliseconds between two reads. */
const pauseMs = 2_000
/** Reads until a node that lags behind another one has caught up. */
const minReads = 6
/** Reads until even a slow chain has a new block. */
const maxReads = 15

interface Search {
  account: string
  /** The nonces that the account had used just before the wallet was asked. */
  used: number
  /** The nonce that the wallet has tried, if known. */
  tried: number | undefined
  sleep: (milliseconds: number) => Promise<void>
}

/**
 * Whether an account may have used another nonce since. Our node may lag behind the one that the wallet has asked, so an
 * unchanged count proves nothing before some seconds and a new block have passed. Without a new block it is unclear, which is a yes.
 */
export async function isNonceMoved(rpc: Rpc, { account, used, tried, sleep }: Search): Promise<boolean> {
  // That nonce was used before, so not by what the wallet was asked for.
  if (tried !== undefined && tried < used) return false
  let first = Infinity
  for (let reads = 1; reads <= maxReads; reads += 1) {
    const [now, head] = await Promise.all([readNonce(rpc, account, 'latest'), readBlockNumber(rpc)])
    if (now !== used) return true
    first = Math.min(first, head)
    if (reads >= minReads && head > first) return false
    await sleep(pauseMs)
  }
  return true
}
