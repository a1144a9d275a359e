import { act, within } from '@testing-library/react'
import { interfaces } from '../../chain/interfaces'
import { ether } from '../../testing/ether'
import { account } from '../../testing/fakeWallet'
import { keepTransaction } from '../../testing/keptTransaction'
import { beneficiary, inBlock } from '../../testing/openTransactions'
import { openVesting } from '../../testing/openVesting'
import { chainA } from '../../testing/testChains'
import { releaseRequest } from '../../testing/virtual/requests'
import { planChanged } from '../transactionsSlice'

/** The dialog of a confirmed release that was to pay 500 tokens, with the logs of its receipt. */
async function confirmedRelease(receipt: object | null) {
  const description = { name: 'releaseVestedTokens', contract: 'vesting', fields: [{ ...beneficiary, value: account }] }
  keepTransaction('a', { ...inBlock, kind: 'releaseVesting', state: 'confirmed', notified: 'success', description })
  const { node, screen, store } = openVesting()
  node.answers.eth_getTransactionReceipt = () => receipt
  await screen.findByText('Vesting of your wallet')
  const request = releaseRequest(1, { pays: { amount: String(500n * ether), account } })
  const plan = { request, step: 1, steps: 1, phase: 'following', transactionId: 'a', isEarlier: false } as const
  act(() => void store.dispatch(planChanged(plan)))
  return within(await screen.findByRole('dialog', { name: 'Release Vesting' }))
}

it('names what a release has paid, not what it was to pay', async () => {
  const paid = interfaces.vesting.encodeEventLog('TokensReleased', [account, 3n * ether])
  const sheet = await confirmedRelease({ logs: [{ address: chainA.contracts.vesting, ...paid }] })
  expect(await sheet.findByText('3.00 SSDX')).toBeVisible()
  expect(sheet.getByText(/^Released/)).toBeVisible()
})

it('does not say that a release has paid what it was to pay where the node has no receipt of it', async () => {
  const sheet = await confirmedRelease(null)
  expect(await sheet.findByText('Confirmed')).toBeVisible()
  expect(sheet.queryByText(/^Released/)).toBeNull()
  expect(sheet.getByText('500.00 SSDX')).toBeVisible()
})
