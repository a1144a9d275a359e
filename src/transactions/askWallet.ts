import type { Eip1193Provider } from '../chain/eip1193'
import { quantity } from '../chain/hex'
import { readWalletError } from '../chain/walletErrors'
import type { TransactionEvent } from './transaction'
import type { Intent } from './transactionRecord'

type WalletAnswer = Extract<TransactionEvent, { type: 'hashKnown' | 'unclear' | 'refused' }>

interface Asking {
  /** The chain's native coin. */
  symbol: string
  now: () => number
  /** The number that the transaction must have; without it, the wallet chooses. */
  nonce?: number
}

/**
 * Asks the wallet to sign and send, with account, chain and gas named, and says what its answer means for the record. Never
 * rejects; it may take for ever. What is not certainly a refusal is unclear: it may have been sent all the same.
 */
export async function askWallet(
  provider: Eip1193Provider,
  { from, to, data, value, gas, chainId }: Intent,
  { symbol, now, nonce }: Asking,
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
    return { type: 'unclear', reason: 'The wallet did not say what it has sent.', at: now() }
  } catch (error) {
    const failure = readWalletError(error)
    const at = now()
    // Wallets name no coin.
    const reason = failure.text.replace('Not enough coin', `Not enough ${symbol}`)
    if (failure.hash) return { type: 'hashKnown', hash: failure.hash.toLowerCase(), at }
    if (failure.kind === 'rejected') return { type: 'refused', as: 'rejected', reason, at }
    if (failure.kind === 'notSent') return { type: 'refused', as: 'notSent', reason, at }
    return { type: 'unclear', reason, at }
  }
}

const isHash = (value: unknown): value is string => typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value)
