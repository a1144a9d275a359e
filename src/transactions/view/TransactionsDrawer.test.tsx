import { waitFor } from '@testing-library/react'
import { account, otherAccount } from '../../testing/fakeWallet'
import { shownText } from '../../testing/shownText'
import { keepSession } from '../../testing/signedInStore'
import { keepTransaction as keep } from '../../testing/keptTransaction'
import { keepWallet } from '../../testing/keptWallet'
import { chainA } from '../../testing/testChains'
import { hash, beneficiary, amount, inBlock, openTransactions } from '../../testing/openTransactions'

beforeEach(() => {
  keepSession('super-admin')
  keepWallet()
})

it('lists what this browser has sent, the newest first, each with its state, age, amount, account and hash', async () => {
  keep('a', {
    ...inBlock,
    state: 'confirmed',
    notified: 'success',
    kind: 'releaseVesting',
    description: { name: 'releaseVestedTokens', fields: [beneficiary] },
    createdAt: Date.now() - 7_200_000,
  })
  keep('b', { state: 'rejected', reason: 'User rejected request.', endedAt: Date.now() })
  keep('c', {
    ...inBlock,
    state: 'reverted',
    description: { name: 'addVestingSchedule', fields: [beneficiary, amount] },
    createdAt: Date.now() - 3_600_000,
  })
  keep('d', {
    ...inBlock,
    state: 'confirmed',
    kind: 'approve',
    description: { name: 'approve', fields: [{ ...beneficiary, label: 'Spender' }, amount] },
    createdAt: Date.now() - 10_800_000,
  })
  const { drawer } = await openTransactions()
  const texts = drawer.getAllByRole('listitem').map((item) => shownText(item).replace(/ ?Details.*/, ''))
  expect(texts).toEqual([
    'Add Vesting2 min ago○User rejected request.1,000.00 SSDXLocal Chain A',
    'Add Vesting1 h ago✕Failed on the network1,234.567 SSDX to 0x3C4…A4293BCLocal Chain ATransaction hash 0xaba…bababab',
    'Release Vesting2 h ago●ConfirmedBeneficiary 0x3C4…A4293BCLocal Chain ATransaction hash 0xaba…bababab',
    'Approve Tokens3 h ago●Confirmed1,234.567 SSDX for 0x3C4…A4293BCLocal Chain ATransaction hash 0xaba…bababab',
  ])
})

it('says of an unknown outcome that it is unknown, why and what to do, and lets it be checked again and given up', async () => {
  keep('a', { state: 'unknown', since: Date.now(), reason: 'The wallet did not answer.' })
  const { drawer, user } = await openTransactions()
  expect(drawer.getByText('We could not learn the outcome')).toBeVisible()
  expect(drawer.getByText('The wallet did not answer.')).toBeVisible()
  expect(drawer.getByText(/check here and in your wallet before you try again/)).toBeVisible()
  expect(drawer.getByRole('button', { name: /^Re-check / })).toBeEnabled()
  await user.click(drawer.getByRole('button', { name: /^Dismiss / }))
  expect(await drawer.findByText('Dismissed, the outcome was not learned')).toBeVisible()
})

it('warns against sending again what has failed in a block that the network may still replace', async () => {
  const confirming = { state: 'confirming', hash, submittedAt: Date.now(), block: { number: 100, hash }, depth: 12 }
  keep('a', { ...confirming, confirmations: 1, success: false, createdAt: Date.now() })
  keep('b', { ...confirming, confirmations: 1, success: true, createdAt: Date.now() - 60_000 })
  const { drawer } = await openTransactions()
  const [failed, succeeded] = drawer.getAllByRole('listitem')
  expect(failed).toHaveTextContent(/Failed, not final yet: 1\/12.*Don't send it again yet/)
  expect(succeeded).not.toHaveTextContent("Don't send it again")
})

it('offers for a forgotten one to send it again or to dismiss it, and says what that means', async () => {
  keep('a', { state: 'submitted', hash, submittedAt: Date.now() - 200_000, nonce: 7 })
  const { drawer, user } = await openTransactions()
  expect(drawer.getByText(/its nonce 7 hasn't been used/)).toBeVisible()
  expect(drawer.getByRole('button', { name: /^Send again / })).toBeEnabled()
  await user.click(drawer.getByRole('button', { name: /^Dismiss / }))
  expect(await drawer.findByText('Dismissed, the outcome was not learned')).toBeVisible()
})

it('offers not to send one again while another with its nonce waits, and says why', async () => {
  keep('a', { state: 'submitted', hash, submittedAt: Date.now() - 200_000, nonce: 7, unseenSince: 1, nonceWaits: true })
  const { drawer } = await openTransactions({
    eth_getTransactionByHash: () => null,
    eth_getTransactionCount: ([, at]) => (at === 'pending' ? '0x8' : '0x7'),
  })
  expect(drawer.getByText('Sent, no longer seen by the network')).toBeVisible()
  expect(drawer.getByText(/^The network has a transaction of your account with the same nonce 7: /)).toBeVisible()
  for (const name of [/^Re-check /, /^Dismiss /]) expect(drawer.getByRole('button', { name })).toBeEnabled()
  expect(drawer.queryByRole('button', { name: /^Send again / })).toBeNull()
})

it('offers to stop waiting for a wallet that has not answered for long, and says that a later answer still counts', async () => {
  // Another tab waits for the wallet.
  const lease = JSON.stringify({ owner: 'another', at: Date.now() })
  window.localStorage.setItem(`lease.send:${chainA.id}:${account.toLowerCase()}`, lease)
  keep('a', { state: 'awaitingSignature', askedAt: Date.now() - 40_000 })
  keep('b', { state: 'awaitingSignature', askedAt: Date.now() - 20_000, from: otherAccount })
  window.localStorage.setItem(`lease.send:${chainA.id}:${otherAccount.toLowerCase()}`, lease)
  const { drawer, user } = await openTransactions()
  expect(drawer.getByText(/If there is none, stop waiting: a later answer still counts/)).toBeVisible()
  await user.click(drawer.getByRole('button', { name: /^Stop waiting / }))
  expect(await drawer.findByText('You stopped waiting for the wallet.')).toBeVisible()
  expect(drawer.getByText('Confirm in your wallet')).toBeVisible()
  expect(drawer.queryByRole('button', { name: /^Stop waiting / })).toBeNull()
})

it('counts what is on its way in the header, and links no explorer where the chain has none', async () => {
  keep('a', { state: 'unknown', since: Date.now(), reason: 'The wallet did not answer.', hash })
  const { screen, drawer } = await openTransactions()
  expect(drawer.queryByRole('link')).toBeNull()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Transactions, 1 open', hidden: true })).toBeInTheDocument(),
  )
})
