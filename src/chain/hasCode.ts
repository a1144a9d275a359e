import { bytesIn } from './answers'
import type { Rpc } from './rpc'

/** Whether an account is a contract, or runs the code of one (EIP-7702). */
export const hasCode = async (rpc: Rpc, account: string, tag = 'latest'): Promise<boolean> =>
  bytesIn(await rpc.request('eth_getCode', [account, tag])) !== '0x'
