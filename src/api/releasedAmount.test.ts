import { renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { interfaces } from '../chain/interfaces'
import { chainServer } from '../testing/chainServer'
import { chainStore } from '../testing/chainStore'
import { account } from '../testing/fakeWallet'
import { chainA } from '../testing/testChains'
import { useReleased } from './releasedAmount'

it('tells nothing of a release any more once the release is no longer confirmed', async () => {
  const hash = `0x${'ab'.repeat(32)}`
  const contract = chainA.contracts.vesting ?? ''
  const logs = [{ address: contract, ...interfaces.vesting.encodeEventLog('TokensReleased', [account, 5n]) }]
  chainServer().answers.eth_getTransactionReceipt = () => ({ logs })
  const release = { chainId: chainA.id, hash, contract, account }
  const store = chainStore()
  const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store, children })
  const confirmed: { given: Parameters<typeof useReleased>[0] } = { given: release }
  const { result, rerender } = renderHook(({ given }) => useReleased(given), { wrapper, initialProps: confirmed })
  await waitFor(() => expect(result.current).toBe('5'))
  rerender({ given: undefined })
  expect(result.current).toBeUndefined()
})
