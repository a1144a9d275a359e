import { waitFor } from '@testing-library/react'
import { chainServer } from '../../testing/chainServer'
import { account } from '../../testing/fakeWallet'
import { good, openAddVesting } from '../../testing/openAddVesting'
import { now } from '../../testing/openVesting'
import { chainA, chainB } from '../../testing/testChains'

const { vesting } = chainB.contracts
beforeEach(() => Object.assign(chainB.contracts, { vesting: `0x${'4'.repeat(40)}` }))
afterEach(() => Object.assign(chainB.contracts, { vesting }))

it('stays on the network that it was opened for, names it, and vests there after the switch back that it offers', async () => {
  const { dialog, fill, vest, user, wallet, tell, screen } = await openAddVesting()
  chainServer({ chain: chainB, time: now, owner: account })
  await fill(good)
  wallet.state.chainId = chainB.id
  tell({ type: 'chainChanged', id: 'test', chainId: chainB.id })
  await user.click(await dialog.findByRole('button', { name: `Switch to ${chainA.name}` }))
  expect(dialog.getByText(/^Balance/)).toHaveTextContent(`Balance on ${chainA.name}: 1,000.00 SSDX`)
  await waitFor(() => expect(wallet.state.chainId).toBe(chainA.id))
  tell({ type: 'chainChanged', id: 'test', chainId: chainA.id })
  await vest()
  wallet.next.answers('eth_sendTransaction', `0x${'a'.repeat(64)}`)
  await user.click(await screen.findByRole('button', { name: 'Vest 100.00 SSDX' }))
  await waitFor(() => expect(wallet.asked('eth_sendTransaction')).toHaveLength(1))
  expect(wallet.asked('eth_sendTransaction')[0]?.params).toMatchObject([{ to: chainA.contracts.vesting }])
})
