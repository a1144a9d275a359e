import { act, waitFor, within } from '@testing-library/react'
import { account, otherAccount } from '../../testing/fakeWallet'
import { keepTransaction } from '../../testing/keptTransaction'
import { openAddVesting } from '../../testing/openAddVesting'
import { releaseRequest } from '../../testing/virtual/requests'
import { sayPolitely } from '../../ui/messages/sayPolitely'
import { planChanged } from '../transactionsSlice'

jest.mock('../../ui/messages/sayPolitely')

const hash = `0x${'ab'.repeat(32)}`
const dropped = { state: 'submitted', hash, submittedAt: Date.now() - 200_000, nonce: 7, chainIdentity: 'unknown' }

/** The dialog that follows a record of an earlier visit. */
async function follow(changes: object) {
  keepTransaction('a', changes)
  const app = await openAddVesting({ nonces: { [account.toLowerCase()]: 7 } })
  app.node.answers.eth_getTransactionByHash = () => null
  const request = releaseRequest(1, { kind: 'addVesting', pays: { amount: '1', account: otherAccount } })
  const plan = { request, step: 1, steps: 1, phase: 'following', transactionId: 'a', isEarlier: false } as const
  act(() => void app.store.dispatch(planChanged(plan)))
  const sheet = within(app.screen.getByRole('dialog', { name: 'Add Vesting' }))
  return { ...app, sheet, button: (name: string) => sheet.getByRole('button', { name }) }
}

it('offers for a dropped one what its text explains, and shows that it was dismissed', async () => {
  const { sheet, user, button } = await follow(dropped)
  expect(sheet.getByText(/Send again asks your wallet .*Dismiss stops tracking it/)).toBeVisible()
  expect(button('Send again')).toBeEnabled()
  await user.click(button('Dismiss'))
  expect(await sheet.findByText('Dismissed, the outcome was not learned')).toBeVisible()
  expect(sheet.queryByRole('button', { name: /Send again|Dismiss|Re-check/ })).toBeNull()
  await waitFor(() => expect(button('Close')).toHaveFocus())
})

it('asks the wallet again, with the same nonce, and goes on following', async () => {
  const { sheet, user, button, wallet } = await follow(dropped)
  wallet.next.answers('eth_sendTransaction', `0x${'cd'.repeat(32)}`)
  await user.click(button('Send again'))
  await waitFor(() => expect(sheet.queryByRole('button', { name: 'Send again' })).toBeNull())
  expect(wallet.asked('eth_sendTransaction')).toMatchObject([{ params: [{ nonce: '0x7' }] }])
  expect(sheet.getByText('You can close this. Tracking continues, even after a reload.')).toBeVisible()
})

it('lets an unknown outcome be dismissed, as its text says', async () => {
  const { sheet, user, button } = await follow({ state: 'unknown', since: Date.now(), reason: 'No answer.' })
  expect(sheet.getByText(/dismiss it to stop tracking it/)).toBeVisible()
  expect(button('Re-check')).toBeEnabled()
  await user.click(button('Dismiss'))
  expect(await sheet.findByText('Dismissed, the outcome was not learned')).toBeVisible()
})

it('keeps to Close for one that makes progress', async () => {
  const { sheet } = await follow({ ...dropped, submittedAt: Date.now() })
  const actions = sheet.getAllByRole('button').map(({ textContent }) => textContent)
  expect(actions.filter((name) => /Re-check|Send again|Dismiss|Stop|Close/.test(name))).toEqual(['Close'])
})

it('has what to do read out when it comes while somebody waits, each paragraph once', async () => {
  const { sheet } = await follow({ ...dropped, submittedAt: Date.now() })
  jest.mocked(sayPolitely).mockClear()
  const begun = Date.now()
  const clock = jest.spyOn(Date, 'now')
  const wait = { timeout: 3_000 }
  clock.mockReturnValue(begun + 180_000)
  await sheet.findByText(/^The network no longer has this transaction/, {}, wait)
  clock.mockReturnValue(begun + 360_000)
  await sheet.findByText(/^This is taking longer than usual/, {}, wait)
  const said = jest.mocked(sayPolitely).mock.calls.map(([text]) => text.replace(/^(\S+ \S+ \S+).*/, '$1'))
  expect(said).toEqual(['The network no', 'Send again asks', 'This is taking'])
})

it('offers to ask the network for one that takes longer than usual', async () => {
  const { sheet, button } = await follow({ ...dropped, state: 'pending', submittedAt: Date.now() - 360_000 })
  expect(sheet.getByText(/^This is taking longer than usual/)).toBeVisible()
  expect(button('Re-check')).toBeEnabled()
  expect(sheet.queryByRole('button', { name: /Send again|Dismiss|Stop/ })).toBeNull()
})
