import { call, race, select, type SagaGenerator } from 'typed-redux-saga'
import type { Eip1193Provider } from '../chain/eip1193'
import { parseChainId } from '../chain/chainIds'
import { selectConnection } from '../wallet/walletSlice'
import { walletPort } from '../wallet/walletContext'
import { transactionPorts } from './context'

/** How long a wallet may take for a question that does not open it, in milliseconds. */
const timeoutMs = 10_000

interface Signer {
  from: string
  chainId: number
}

type Found = { provider: Eip1193Provider; problem?: undefined } | { provider?: undefined; problem: string }

/**
 * The wallet that signs, if it still has this account chosen and is on this chain; it is asked itself, because what is
 * known of it may be old. Else the sentence that says what is wrong.
 */
export function* findSigner(wanted: Signer): SagaGenerator<Found> {
  const connection = yield* select(selectConnection)
  const provider = connection && (yield* walletPort()).provider(connection.id)
  if (!provider) return { problem: 'The wallet is not connected any more. Nothing was sent.' }
  const { sleep } = yield* transactionPorts()
  const { said } = yield* race({ said: call(ask, provider), late: call(sleep, timeoutMs) })
  if (!said) return { problem: 'Your wallet does not answer. Open it and try again. Nothing was sent.' }
  if (said.account?.toLowerCase() !== wanted.from.toLowerCase())
    return { problem: 'Your wallet has another account chosen now. Nothing was sent.' }
  if (said.chainId !== wanted.chainId) return { problem: 'Your wallet is on another network now. Nothing was sent.' }
  return { provider }
}

async function ask(provider: Eip1193Provider) {
  try {
    const [accounts, chainId] = await Promise.all([
      provider.request({ method: 'eth_accounts' }),
      provider.request({ method: 'eth_chainId' }),
    ])
    // As a connection does: what is no address does not count.
    const account = Array.isArray(accounts) ? accounts.find(isAddress) : undefined
    return { account, chainId: parseChainId(chainId) }
  } catch {
    return undefined
  }
}

/** Only the shape: the code that knows checksums would weigh more than all of this. */
const isAddress = (value: unknown): value is string => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)
