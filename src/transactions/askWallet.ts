import type { Eip1193Provider } from '../chain/eip1193'
import { isHash, quantity } from '../chain/hex'
import { decodedReason } from '../chain/revertReason'
import { readWalletError, someCoin } from '../chain/walletErrors'
import type { TransactionEvent } from './transaction'
import type { Intent } from './transactionRecord'

type WalletAnswer = Extract<TransactionEvent, { type: 'hashKnown' | 'unclear' | 'refused' }>

interface Asking {
  /** The chain's native coin. */
  symbol: string
  now: () => number
  /** The nonce that the transaction must have; without it the wallet chooses one. */
  nonce?: number
  /** The nonces that the account had used just before the wallet was asked. */
  used: number
  /** The same with those of its transactions that waited then. */
  taken?: number
}

/**
 * Asks the wallet to sign and send, with account, chain and gas given, and returns what its answer means for the
 * record. Never rejects, but may never resolve. Whatever is not certainly a refusal is `unclear`: the transaction may
 * have been sent.
 */
export async function askWallet(
  provider: Eip1193Provider,
  { from, to, data, value, gas, chainId }: Intent,
  { symbol, now, nonce, used, taken }: Asking,
): Promise<WalletAnswer> {
  const transaction = {
    from,
    to,
    data,
    value: quantity(BigInt(value)),
    gas: quantity(BigInt(gas)),
    chainId: quantity(chainId),
    ...(nonce !== undefined && { nonce: quantity(nonce) }),
  }
  try {
    const hash = await provider.request({ method: 'eth_sendTransaction', params: [transaction] })
    if (isHash(hash)) return { type: 'hashKnown', hash: hash.toLowerCase(), at: now() }
    return { type: 'unclear', reason: "The wallet didn't return a transaction hash.", at: now() }
  } catch (error) {
    const failure = readWalletError(error)
    if (failure.hash) return { type: 'hashKnown', hash: failure.hash.toLowerCase(), at: now() }
    if (failure.kind === 'rejected') return { type: 'refused', as: 'rejected', reason: failure.text, at: now() }
    // For a nonce that was free before the request, this may be about a second copy of a transaction that was mined.
    if (failure.usedNonce && (failure.usedNonce.tried ?? Infinity) >= used)
      return { type: 'unclear', reason: 'The nonce that your wallet chose has been used.', at: now() }
    // Where none of the account's transactions waited before the request, what waits now may be a first copy.
    if (failure.isReplacement && taken !== undefined && taken <= used)
      return { type: 'unclear', reason: 'A transaction with the nonce that your wallet chose is waiting.', at: now() }
    const reason = decodedReason(error) ?? failure.text.replace(someCoin, symbol)
    if (failure.kind === 'notSent') return { type: 'refused', as: 'notSent', reason, at: now() }
    return { type: 'unclear', reason, at: now() }
  }
}
