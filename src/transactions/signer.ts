import { call, race, select, type SagaGenerator } from 'typed-redux-saga'
import type { Eip1193Provider } from '../chain/eip1193'
import { parseChainId } from '../chain/chainIds'
import { isAddress } from '../chain/hex'
import { sameHex } from '../shared/sameHex'
import { selectConnection } from '../wallet/walletSlice'
import { walletPort } from '../wallet/walletContext'
import { transactionPorts } from './context'

/** Time limit for wallet requests that open no window, in milliseconds. */
const timeoutMs = 10_000

interface Signer {
  from: string
  chainId: number
}

type Found = { provider: Eip1193Provider; problem?: undefined } | { provider?: undefined; problem: string }

/**
 * The provider of the wallet if it has this account selected and is on this chain, else the sentence that says what is
 * wrong. The wallet is asked, because the store may be out of date.
 */
export function* findSigner(wanted: Signer): SagaGenerator<Found> {
  const connection = yield* select(selectConnection)
  const provider = connection && (yield* walletPort()).provider(connection.id)
  if (!provider) return { problem: 'The wallet is no longer connected. Nothing was sent.' }
  const { sleep } = yield* transactionPorts()
  const { answer } = yield* race({ answer: call(ask, provider), late: call(sleep, timeoutMs) })
  if (!answer) return { problem: "Your wallet isn't responding. Open it and try again. Nothing was sent." }
  if (!answer.account)
    return {
      problem: 'Your wallet is locked or not connected to this site. Unlock it and try again. Nothing was sent.',
    }
  if (!sameHex(answer.account, wanted.from))
    return { problem: 'Your wallet has a different account selected. Nothing was sent.' }
  if (answer.chainId !== wanted.chainId)
    return { problem: 'Your wallet is on a different network now. Nothing was sent.' }
  return { provider }
}

async function ask(provider: Eip1193Provider) {
  try {
    const [accounts, chainId] = await Promise.all([
      provider.request({ method: 'eth_accounts' }),
      provider.request({ method: 'eth_chainId' }),
    ])
    // As when connecting: anything that is no address is ignored.
    const account = Array.isArray(accounts) ? accounts.find(isAddress) : undefined
    return { account, chainId: parseChainId(chainId) }
  } catch {
    return undefined
  }
}
