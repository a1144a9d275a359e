import { quantityIn, symbolIn, weiIn } from './answers'
import { atOneBlock, newestBlock, newestMoment, type Moment } from './atOneBlock'
import { call } from './contractCall'
import { hasCode } from './hasCode'
import type { Rpc } from './rpc'

const nativeBalance = async (rpc: Rpc, account: string, tag: string) =>
  quantityIn(await rpc.request('eth_getBalance', [account, tag]))

const tokenBalance = async (rpc: Rpc, account: string, tag: string) => {
  const { token } = rpc.chain.contracts
  return token === undefined ? undefined : weiIn(await call(rpc, token, 'token', 'balanceOf', [account], tag))
}

/** What an account holds, in wei; `token` is missing where the platform's token is not deployed. */
export const readBalances = (rpc: Rpc, account: string) =>
  atOneBlock(rpc, async (tag) => {
    const [native, token] = await Promise.all([nativeBalance(rpc, account, tag), tokenBalance(rpc, account, tag)])
    return { native: String(native), ...(token === undefined ? {} : { token }) }
  })

/** Facts to show before tokens are sent to an address. `isUsed`: it has sent a transaction or holds a balance. */
export async function readRecipient(rpc: Rpc, address: string) {
  const [moment, isContract, nonce, native, token] = await Promise.all([
    newestMoment(rpc),
    hasCode(rpc, address),
    rpc.request('eth_getTransactionCount', [address, newestBlock]),
    nativeBalance(rpc, address, newestBlock),
    tokenBalance(rpc, address, newestBlock),
  ])
  const isUsed = quantityIn(nonce) > 0n || native > 0n || (token !== undefined && token !== '0')
  return { hasCode: isContract, isUsed, ...moment }
}

/** The symbol that the token contract gives. */
export const readSymbol = async (rpc: Rpc, token: string) =>
  symbolIn(await call(rpc, token, 'token', 'symbol', [], newestBlock))

/** The newest block of a chain. */
export const readChainState = (rpc: Rpc): Promise<Moment> => newestMoment(rpc)
