import { call, delay, put, race, select } from 'typed-redux-saga'
import type { Eip1193Provider } from '../chain/eip1193'
import { addChain, switchChain } from '../chain/switchChain'
import { chainName, configuredChains, type ChainConfig } from '../config/chains'
import { walletPort } from './walletContext'
import { storeChain } from './walletEvents'
import {
  chainAddEnded,
  chainAddRequested,
  chainChanged,
  selectConnection,
  switchEnded,
  switchStarted,
  type SwitchOutcome,
  type switchRequested,
} from './walletSlice'

/** For the whole switch, including everything that people confirm on the way. */
const switchTimeoutMs = 60_000

export function* switchNetwork({ payload: chainId }: ReturnType<typeof switchRequested>) {
  const chains = yield* configuredChains()
  let end: SwitchOutcome['end'] = { end: 'crashed' }
  try {
    end = yield* switchTo(
      chainId,
      chains.find(({ id }) => id === chainId),
    )
  } finally {
    const onName = end.end === 'stayed' && end.on !== undefined ? chainName(chains, end.on) : undefined
    yield* put(switchEnded({ chainId, chainName: chainName(chains, chainId), end, onName }))
  }
}

function* switchTo(chainId: number, chain: ChainConfig | undefined) {
  if (!chain) return { end: 'notConfigured' } as const
  const connection = yield* select(selectConnection)
  const provider = connection && (yield* call(walletPort)).provider(connection.id)
  if (!provider) return { end: 'notConnected' } as const
  yield* put(switchStarted(chainId))
  const end = yield* requestInTime(provider, chain)
  // Not every wallet emits chainChanged.
  const on = end.end === 'switched' ? chainId : end.end === 'stayed' ? end.on : undefined
  if (on !== undefined) yield* put(chainChanged({ id: connection.id, chainId: on }))
  yield* call(storeChain)
  return end
}

function* requestInTime(provider: Eip1193Provider, chain: ChainConfig) {
  const controller = new AbortController()
  const { ended } = yield* race({
    ended: call(requestSwitch, provider, chain, controller.signal),
    late: delay(switchTimeoutMs),
  })
  if (ended) return ended
  controller.abort()
  return { end: 'timedOut' } as const
}

function* requestSwitch(provider: Eip1193Provider, chain: ChainConfig, signal: AbortSignal) {
  const options = { delay: (pause: number) => new Promise((resolve) => setTimeout(resolve, pause)), signal }
  const end = yield* call(switchChain, provider, chain, options)
  if (end.end !== 'unknownChain') return end
  yield* put(chainAddRequested(chain.id))
  const added = yield* call(addChain, provider, chain, options)
  yield* put(chainAddEnded({ chainId: chain.id, end: added }))
  return added
}
