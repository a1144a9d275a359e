import { newestBlock } from './atOneBlock'
import { readQuantity } from './hex'
import type { Rpc } from './rpc'
import { unlessRefused } from './unlessRefused'

/** The selector of `decimals()`, which our own contracts do not call. */
const data = '0x313ce567'

/** How many decimals a token says that it has; undefined where it does not say. */
export const readDecimals = async (rpc: Rpc, token: string) =>
  readQuantity(await rpc.request('eth_call', [{ to: token, data }, newestBlock]).catch(unlessRefused))
