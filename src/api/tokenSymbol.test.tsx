import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import '../testing/browserLike'
import { chainServer } from '../testing/chainServer'
import { chainStore } from '../testing/chainStore'
import { chainA, chainB } from '../testing/testChains'
import { chainBaseApi } from './chainBaseApi'
import { useTokenSymbol } from './tokenSymbol'

const Shown = ({ chainId = chainA.id }) => <p>Symbol {useTokenSymbol(chainId)}</p>

it('is the usual one while the chain does not answer, the token’s own as soon as it does, and is not read again then', async () => {
  const node = chainServer({ symbol: 'TKN' })
  node.mode = 'refused'
  const store = chainStore()
  const refresh = () => store.dispatch(chainBaseApi.util.invalidateTags(['Chain']))
  const settled = () => Promise.all(store.dispatch(chainBaseApi.util.getRunningQueriesThunk()))
  render(
    <Provider store={store}>
      <Shown />
    </Provider>,
  )
  await settled()
  expect(screen.getByText('Symbol SSDX')).toBeVisible()
  node.mode = 'up'
  refresh()
  expect(await screen.findByText('Symbol TKN')).toBeVisible()
  const asked = node.requests.length
  refresh()
  await settled()
  expect(node.requests).toHaveLength(asked)
})

it('is not that of the chain that was shown before', async () => {
  chainServer({ symbol: 'TKN' })
  chainServer({ chain: chainB, symbol: 'OTHER' })
  const store = chainStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { rerender } = render(<Shown />, { wrapper })
  expect(await screen.findByText('Symbol TKN')).toBeVisible()
  rerender(<Shown chainId={chainB.id} />)
  expect(screen.getByText('Symbol SSDX')).toBeVisible()
  expect(await screen.findByText('Symbol OTHER')).toBeVisible()
})
