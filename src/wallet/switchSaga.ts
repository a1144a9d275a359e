import { call, delay, put, race, select } from 'typed-redux-saga'
import type { Eip1193Provider } from '../chain/eip1193'
import { switchChain, type SwitchEnd } from '../chain/switchChain'
import { chainName, configuredChains, type ChainConfig } from '../config/chains'
import { assertNever } from '../shared/assertNever'
import { notify } from '../ui/notify'
import { walletPort } from './walletContext'
import { storeChain } from './walletEvents'
import {
  chainChanged,
  manualChainShown,
  selectConnection,
  switchEnded,
  switchStarted,
  type switchRequested,
} from './walletSlice'

/** Milliseconds for the whole of it, with everything that people confirm on the way. */
const patience = 60_000

/** Brings the wallet to another chain, or says what people can do instead. */
export function* switchNetwork({ payload: chainId }: ReturnType<typeof switchRequested>) {
  const connection = yield* select(selectConnection)
  const chains = yield* configuredChains()
  const chain = chains.find(({ id }) => id === chainId)
  if (!chain) return notify.error(`Chain ${chainId} is not configured`)
  const provider = connection && (yield* call(walletPort)).provider(connection.id)
  if (!provider) return
  yield* put(switchStarted(chainId))
  try {
    const result = yield* askInTime(provider, chain)
    // Not every wallet tells of a switch by itself.
    const on = result?.end === 'switched' ? chainId : result?.end === 'stayed' ? result.on : undefined
    if (on !== undefined) yield* put(chainChanged({ id: connection.id, chainId: on }))
    yield* call(storeChain)
    if (result) yield* call(tell, result, chain, chains)
    else notify.error(`Your wallet has not answered. Look for an open request in it, or switch to ${chain.name} there.`)
  } finally {
    yield* put(switchEnded())
  }
}

function* askInTime(provider: Eip1193Provider, chain: ChainConfig) {
  const controller = new AbortController()
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  const { ended } = yield* race({
    ended: call(switchChain, provider, chain, { delay: pause, signal: controller.signal }),
    late: delay(patience),
  })
  if (!ended) controller.abort()
  return ended
}

function* tell(result: SwitchEnd, chain: ChainConfig, chains: readonly ChainConfig[]) {
  switch (result.end) {
    case 'switched':
      return
    case 'rejected':
      return notify.error('User rejected request.')
    case 'pending':
      return notify.error('A request is already open in your wallet. Open it.')
    case 'unsupported':
      return notify.error(`Switch in your wallet: it does not let this page change to ${chain.name}.`)
    case 'refusedToAdd':
      yield* put(manualChainShown(chain.id))
      return notify.error(`Your wallet does not add ${chain.name} by itself. Add it there by hand.`)
    case 'stayed':
      return notify.error(
        result.on === undefined
          ? `Your wallet said yes but does not say that it is on ${chain.name}.`
          : `Your wallet said yes but is still on ${chainName(chains, result.on)}.`,
      )
    case 'failed':
      return notify.error(result.text)
    default:
      return assertNever(result)
  }
}
