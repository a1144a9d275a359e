import { bytesIn, numberIn, quantityIn, symbolIn, weiIn } from './answers'
import { atOneBlock, newestBlock, newestMoment, type Moment } from './atOneBlock'
import { call } from './contractCall'
import type { Rpc } from './rpc'

const nativeBalance = async (rpc: Rpc, account: string, tag: string) =>
  quantityIn(await rpc.request('eth_getBalance', [account, tag]))

const tokenBalance = async (rpc: Rpc, account: string, tag: string) => {
  const { token } = rpc.chain.contracts
  return token === undefined ? undefined : weiIn(await call(rpc, token, 'token', 'balanceOf', [account], tag))
}

/** The wei of a token that a contract may take from an account. */
export const readAllowance = async (rpc: Rpc, token: string, account: string, spender: string) =>
  BigInt(weiIn(await call(rpc, token, 'token', 'allowance', [account, spender], newestBlock)))

/** What an account holds, in wei; `token` is missing where the platform's token is not deployed. */
export const readBalances = (rpc: Rpc, account: string) =>
  atOneBlock(rpc, async (tag) => {
    const [native, token] = await Promise.all([nativeBalance(rpc, account, tag), tokenBalance(rpc, account, tag)])
    return { native: String(native), ...(token === undefined ? {} : { token }) }
  })

/**
 * What an account is: `delegated` runs the code of `to` (EIP-7702) and is still an account with a key; `unused` has no code, has
 * sent nothing and holds neither the chain's coin nor the platform's token: it may hold others.
 */
export type AccountKind = { kind: 'contract' | 'account' | 'unused' } | { kind: 'delegated'; to: string }

const delegation = /^0xef0100([\da-f]{40})$/i

function kindOf(code: string, isUsed: boolean): AccountKind {
  const [, to] = delegation.exec(code) ?? []
  if (to !== undefined) return { kind: 'delegated', to: `0x${to}` }
  return { kind: code !== '0x' ? 'contract' : isUsed ? 'account' : 'unused' }
}

/** What an account is and holds, in wei; `sent` counts the transactions of an account; a contract's nonce counts others. */
export const readAccount = (rpc: Rpc, account: string) =>
  atOneBlock(rpc, async (tag) => {
    const [code, nonce, native, token] = await Promise.all([
      rpc.request('eth_getCode', [account, tag]),
      rpc.request('eth_getTransactionCount', [account, tag]),
      nativeBalance(rpc, account, tag),
      tokenBalance(rpc, account, tag),
    ])
    const sent = numberIn(quantityIn(nonce))
    const isUsed = sent > 0 || native > 0n || (token !== undefined && token !== '0')
    const kind = kindOf(bytesIn(code), isUsed)
    return { ...kind, sent, native: String(native), ...(token === undefined ? {} : { token }) }
  })

/** The symbol that the token contract gives. */
export const readSymbol = async (rpc: Rpc, token: string) =>
  symbolIn(await call(rpc, token, 'token', 'symbol', [], newestBlock))

/** The newest block of a chain. */
export const readChainState = (rpc: Rpc): Promise<Moment> => newestMoment(rpc)
