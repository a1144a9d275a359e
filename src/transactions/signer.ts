import { call, race, select, type SagaGenerator } from 'typed-redux-saga'
import type { Eip1193Provider } from '../chain/eip1193'
import { parseChainId } from '../chain/chainIds'
import { selectConnection } from '../wallet/walletSlice'
import { parseAccounts } from '../wallet/walletSession'
import { transactionPorts, walletPort } from './context'

/** How long a wallet may take for a question that does not open it, in milliseconds. */
const patience = 10_000

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
  const { said } = yield* race({ said: call(ask, provider), late: call(sleep, patience) })
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
    // The same account that a connection takes: what is no address is left out.
    return { account: parseAccounts(accounts)[0], chainId: parseChainId(chainId) }
  } catch {
    return undefined
  }
}
