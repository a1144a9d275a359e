import type { UnknownAction } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { runSaga, stdChannel } from 'redux-saga'
import '../testing/browserLike'
import { stakesOf, tenRows, vested } from '../testing/chainReads'
import { chainServer } from '../testing/chainServer'
import { chainStore } from '../testing/chainStore'
import { account } from '../testing/fakeWallet'
import { recordRequests, sendAll, settled } from '../testing/requests'
import { pass, stopClock, until } from '../testing/stopClock'
import { chainA, chainB } from '../testing/testChains'
import { chainBaseApi } from './chainBaseApi'
import {
  chainApi,
  useBalancesQuery,
  useChainStateQuery,
  useStakesQuery,
  useStakingTotalsQuery,
  useVestingContractQuery,
  useVestingQuery,
} from './chainApi'
import { refreshChains } from './refreshChains'

const { chainState, stakingTotals, stakes, vesting, balances } = chainApi.endpoints
const chainId = chainA.id

describe('one HTTP request per chain', () => {
  function Reads({ chainId: id }: { chainId: number }) {
    const all = [
      useChainStateQuery(id),
      useStakingTotalsQuery(id),
      useStakesQuery({ chainId: id, start: 0, end: 9 }),
      useBalancesQuery({ chainId: id, account }),
      useVestingQuery({ chainId, account }, { skip: id !== chainId }),
      useVestingContractQuery(chainId, { skip: id !== chainId }),
    ]
    return <p>{all.filter(({ isSuccess }) => isSuccess).length} answered</p>
  }

  it('leaves when a page opens, each 15 seconds while the page is seen, and when it is seen again', async () => {
    stopClock()
    const a = chainServer({ stakes: stakesOf(12), ...vested })
    const b = chainServer({ chain: chainB, stakes: stakesOf(12) })
    const store = chainStore()
    const channel = stdChannel<UnknownAction>()
    const refreshing = runSaga({ dispatch: store.dispatch, channel }, refreshChains)
    const { unmount } = render(
      <Provider store={store}>
        <Reads chainId={chainA.id} />
        <Reads chainId={chainB.id} />
      </Provider>,
    )
    await pass(100)
    await until(() => expect([screen.getByText('6 answered'), screen.getByText('4 answered')]).toHaveLength(2))
    const requests = () => [a.requests.length, b.requests.length]
    for (let refreshes = 0; refreshes <= 4; refreshes += 1) {
      await until(() => expect(requests()).toEqual([1 + refreshes, 1 + refreshes]))
      a.mine()
      await pass(16_000)
    }
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await pass(60_000)
    hidden.mockRestore()
    expect(requests()).toEqual([6, 6])
    const { onFocus, onOnline } = chainBaseApi.internalActions
    for (const [index, back] of [onFocus(), onOnline()].entries()) {
      await pass(4_000)
      // A return to the window is told twice and read once; the 15 seconds begin anew.
      for (const tell of [store.dispatch, channel.put, store.dispatch, channel.put]) tell(back)
      await pass(10_000)
      await until(() => expect(requests()).toEqual([7 + index, 7 + index]))
    }
    refreshing.cancel()
    unmount()
  })

  it('leaves when the chain is asked for again, for all that is shown of it', async () => {
    const [a, b] = [chainServer({ stakes: stakesOf(12) }), chainServer({ chain: chainB })]
    const store = chainStore()
    const shown = [
      stakingTotals.initiate(chainId),
      stakes.initiate(tenRows),
      balances.initiate({ chainId, account }),
      vesting.initiate({ chainId, account }),
      chainState.initiate(chainB.id),
    ]
    await sendAll(store, shown)
    store.dispatch(chainApi.util.invalidateTags([{ type: 'Chain', id: String(chainId) }]))
    await settled(store)
    expect([a.requests.length, b.requests.length]).toEqual([2, 1])
  })
})

it('goes to the nodes of the configuration and to nobody else', async () => {
  chainServer({ stakes: stakesOf(12), ...vested })
  const sent = recordRequests()
  await sendAll(chainStore(), [stakes.initiate(tenRows), balances.initiate({ chainId, account })])
  expect(sent).toEqual(['POST /'])
})
