import { waitFor, within } from '@testing-library/react'
import { interfaces } from '../../chain/interfaces'
import { chainServer } from '../../testing/chainServer'
import { account, fakeWallet, otherAccount } from '../../testing/fakeWallet'
import { shownText } from '../../testing/shownText'
import { renderApp } from '../../testing/renderApp'
import { keepSession } from '../../testing/signedInStore'
import { keepTransaction as keep } from '../../testing/keptTransaction'
import { keepWallet } from '../../testing/keptWallet'
import { chainA } from '../../testing/testChains'

const hash = `0x${'ab'.repeat(32)}`
const ended = { endedAt: Date.now(), submittedAt: Date.now(), notified: 'ended' }
const beneficiary = { label: 'Beneficiary', kind: 'address', value: otherAccount }
const amount = { label: 'Amount', kind: 'amount', value: '1234567000000000000000' }
const inBlock = { ...ended, hash, block: { number: 95, hash } }

beforeEach(() => {
  keepSession('super-admin')
  keepWallet()
})

/** The list of transactions over a chain, opened. */
async function open(answers: ReturnType<typeof chainServer>['answers'] = {}) {
  const node = chainServer({})
  Object.assign(node.answers, answers)
  const wallet = fakeWallet()
  const app = renderApp('/staking', { wallet: () => Promise.resolve(wallet.port) })
  await app.user.click(await app.screen.findByRole('button', { name: /^Transactions/ }))
  const drawer = within(await app.screen.findByRole('dialog', { name: 'Transactions' }))
  await app.screen.findByText('0x709…7dc79C8')
  return { ...app, node, drawer }
}

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
  const { drawer } = await open()
  const texts = drawer.getAllByRole('listitem').map((item) => shownText(item).replace(/ ?Details.*/, ''))
  expect(texts).toEqual([
    'Add Vesting2 min ago○User rejected request.1,000.00 SSDXLocal Chain A',
    'Add Vesting1 h ago✕Failed on the network1,234.567 SSDX to 0x3C4…A4293BCLocal Chain ATransaction hash 0xaba…bababab',
    'Release Vesting2 h ago●ConfirmedBeneficiary 0x3C4…A4293BCLocal Chain ATransaction hash 0xaba…bababab',
    'Approve Tokens3 h ago●Confirmed1,234.567 SSDX for 0x3C4…A4293BCLocal Chain ATransaction hash 0xaba…bababab',
  ])
})

it('says what a release has paid, by its receipt', async () => {
  const description = { name: 'releaseVestedTokens', fields: [beneficiary] }
  keep('a', { ...inBlock, state: 'confirmed', notified: 'success', kind: 'releaseVesting', description })
  const args = [otherAccount, 83_735_699n * 10n ** 15n]
  const logs = [{ address: chainA.contracts.vesting, ...interfaces.vesting.encodeEventLog('TokensReleased', args) }]
  const { drawer } = await open({
    eth_getTransactionReceipt: () => ({ blockNumber: '0x5f', blockHash: hash, status: '0x1', logs }),
  })
  await waitFor(() => expect(drawer.getByRole('listitem')).toHaveTextContent('83,735.69 SSDX to 0x3C4…A4293BC'))
})

it.each([
  ['replaced', 'Replaced by transaction'],
  ['cancelled', 'Cancelled by transaction'],
])('names the transaction by which one was %s, beside its own', async (state, label) => {
  keep('a', { ...inBlock, state, replacedBy: `0x${'cd'.repeat(32)}` })
  const { drawer } = await open()
  expect(shownText(drawer.getByRole('listitem'))).toContain(
    `Transaction hash 0xaba…bababab ${label} 0xcdc…dcdcdcd Details`,
  )
  expect(drawer.getByRole('button', { name: 'Copy transaction hash 0xcdc…dcdcdcd' })).toBeVisible()
})

it('has the pending ones first, under a heading', async () => {
  keep('a', { ...inBlock, state: 'confirmed', notified: 'success', createdAt: Date.now() })
  keep('b', { state: 'unknown', since: Date.now(), reason: 'No answer.', createdAt: Date.now() - 7_200_000 })
  const { drawer } = await open()
  expect(drawer.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Pending',
    'Ended',
  ])
  expect(within(drawer.getByRole('region', { name: 'Pending' })).getByRole('listitem')).toHaveTextContent('2 h ago')
  expect(drawer.queryByRole('radio')).toBeNull()
})

it('can be narrowed to what failed when there are more than five', async () => {
  for (const id of ['a', 'b', 'c', 'd', 'e']) keep(id, { ...inBlock, state: 'confirmed', notified: 'success' })
  keep('f', { ...inBlock, state: 'reverted' })
  const { drawer, user } = await open()
  expect(drawer.getAllByRole('listitem')).toHaveLength(6)
  await user.click(drawer.getByRole('radio', { name: 'Failed' }))
  expect(drawer.getByRole('listitem')).toHaveTextContent('Failed on the network')
  await user.click(drawer.getByRole('radio', { name: 'Pending' }))
  expect(drawer.getByText('No pending transactions.')).toBeVisible()
})

it('shows the call of a transaction with its whole addresses when its details are asked for', async () => {
  keep('a', { ...inBlock, state: 'confirmed', notified: 'success' })
  const { drawer, user } = await open()
  const details = drawer.getByRole('button', { name: /^Details / })
  expect(details).toHaveAttribute('aria-expanded', 'false')
  await user.click(details)
  expect(details).toHaveAttribute('aria-expanded', 'true')
  expect(drawer.getByText('Function')).toBeVisible()
})

it('marks what another account has sent', async () => {
  keep('a', { ...inBlock, state: 'confirmed', notified: 'success', from: otherAccount })
  const { drawer } = await open()
  expect(await drawer.findByText('Local Chain A (other account)')).toBeVisible()
})

it('says of an unknown outcome that it is unknown, and lets it be checked again and given up', async () => {
  keep('a', { state: 'unknown', since: Date.now(), reason: 'The wallet did not answer.' })
  const { drawer, user } = await open()
  expect(drawer.getByText('We could not learn the outcome')).toBeVisible()
  expect(drawer.getByRole('button', { name: /^Re-check / })).toBeEnabled()
  await user.click(drawer.getByRole('button', { name: /^Dismiss / }))
  expect(await drawer.findByText('Dismissed, the outcome was not learned')).toBeVisible()
})

it('says why an outcome is unknown and what to do', async () => {
  keep('a', { state: 'unknown', since: Date.now(), reason: 'The wallet did not answer.' })
  const { drawer } = await open()
  expect(drawer.getByText('The wallet did not answer.')).toBeVisible()
  expect(drawer.getByText(/check here and in your wallet before you try again/)).toBeVisible()
})

it('warns against sending again what has failed in a block that the network may still replace', async () => {
  const confirming = { state: 'confirming', hash, submittedAt: Date.now(), block: { number: 100, hash }, depth: 12 }
  keep('a', { ...confirming, confirmations: 1, success: false, createdAt: Date.now() })
  keep('b', { ...confirming, confirmations: 1, success: true, createdAt: Date.now() - 60_000 })
  const { drawer } = await open()
  const [failed, succeeded] = drawer.getAllByRole('listitem')
  expect(failed).toHaveTextContent(/Failed, not final yet: 1\/12.*Don't send it again yet/)
  expect(succeeded).not.toHaveTextContent("Don't send it again")
})

it('offers for a forgotten one to send it again or to dismiss it, and says what that means', async () => {
  keep('a', { state: 'submitted', hash, submittedAt: Date.now() - 200_000, nonce: 7 })
  const { drawer, user } = await open()
  expect(drawer.getByText(/its nonce 7 hasn't been used/)).toBeVisible()
  expect(drawer.getByRole('button', { name: /^Send again / })).toBeEnabled()
  await user.click(drawer.getByRole('button', { name: /^Dismiss / }))
  expect(await drawer.findByText('Dismissed, the outcome was not learned')).toBeVisible()
})

it('offers not to send one again while another with its nonce waits, and says why', async () => {
  keep('a', { state: 'submitted', hash, submittedAt: Date.now() - 200_000, nonce: 7, unseenSince: 1, nonceWaits: true })
  const { drawer } = await open({
    eth_getTransactionByHash: () => null,
    eth_getTransactionCount: ([, at]) => (at === 'pending' ? '0x8' : '0x7'),
  })
  expect(drawer.getByText('Sent, no longer seen by the network')).toBeVisible()
  expect(drawer.getByText(/^The network has a transaction of your account with the same nonce 7: /)).toBeVisible()
  for (const name of [/^Re-check /, /^Dismiss /]) expect(drawer.getByRole('button', { name })).toBeEnabled()
  expect(drawer.queryByRole('button', { name: /^Send again / })).toBeNull()
})

it.each(['submitted', 'pending', 'awaitingSignature', 'unknown'])(
  'says of an open one (%s) whose network was removed that it is not followed, and lets it be dismissed',
  async (state) => {
    keep('a', { state, chainId: 56, hash, submittedAt: 1, since: 1, reason: 'No answer.', nonce: 7, askedAt: 1 })
    const { drawer, screen, user } = await open()
    expect(drawer.getByText(/^This console no longer follows this network\./)).toBeVisible()
    const buttons = within(drawer.getByRole('listitem')).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Details', 'Dismiss']))
    expect(buttons.some(({ textContent }) => /Re-check|Send again|Stop waiting/.test(textContent))).toBe(false)
    await user.click(drawer.getByRole('button', { name: /^Dismiss / }))
    expect(await drawer.findByText('Dismissed, the outcome was not learned')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Transactions', hidden: true })).toBeInTheDocument()
  },
)

it('offers to stop waiting for a wallet that has not answered for long, and says that a later answer still counts', async () => {
  // Another tab waits for the wallet.
  const lease = JSON.stringify({ owner: 'another', at: Date.now() })
  window.localStorage.setItem(`lease.send:${chainA.id}:${account.toLowerCase()}`, lease)
  keep('a', { state: 'awaitingSignature', askedAt: Date.now() - 40_000 })
  keep('b', { state: 'awaitingSignature', askedAt: Date.now() - 20_000, from: otherAccount })
  window.localStorage.setItem(`lease.send:${chainA.id}:${otherAccount.toLowerCase()}`, lease)
  const { drawer, user } = await open()
  expect(drawer.getByText(/If there is none, stop waiting: a later answer still counts/)).toBeVisible()
  await user.click(drawer.getByRole('button', { name: /^Stop waiting / }))
  expect(await drawer.findByText('You stopped waiting for the wallet.')).toBeVisible()
  expect(drawer.getByText('Confirm in your wallet')).toBeVisible()
  expect(drawer.queryByRole('button', { name: /^Stop waiting / })).toBeNull()
})

it('lists a damaged record until somebody removes it', async () => {
  window.localStorage.setItem('tx.v1.bad', '{"state":')
  const { drawer, user } = await open()
  expect(await drawer.findByText('A damaged record')).toBeVisible()
  expect(drawer.getByRole('button', { name: 'Copy damaged record' })).toBeEnabled()
  await user.click(drawer.getByRole('button', { name: 'Remove' }))
  expect(await drawer.findByText('No Transactions')).toBeVisible()
  expect(window.localStorage.getItem('tx.v1.bad.corrupt')).toBeNull()
})

it('names each record on its buttons', async () => {
  const fields = [beneficiary, amount]
  keep('a', { ...inBlock, state: 'reverted', description: { name: 'addVestingSchedule', fields } })
  const { drawer } = await open()
  for (const name of ['Details Add Vesting', 'Dismiss Add Vesting'])
    expect(
      drawer.getByRole('button', { name: new RegExp(`^${name} .*1,234.567 SSDX to 0x3C4…A4293BC$`) }),
    ).toBeVisible()
  expect(drawer.getByRole('button', { name: 'Copy transaction hash 0xaba…bababab' })).toBeVisible()
})

it('takes an ended transaction off the list when it is dismissed', async () => {
  keep('a', { state: 'rejected', reason: 'User rejected request.', endedAt: Date.now() })
  const { drawer, user } = await open()
  await user.click(drawer.getByRole('button', { name: /^Dismiss / }))
  expect(await drawer.findByText('No Transactions')).toBeVisible()
  expect(window.localStorage.getItem('tx.v1.a')).toBeNull()
})

it('leaves alone what a newer version of the console has written, and says so', async () => {
  keep('a', { ...inBlock, state: 'confirmed', notified: 'success' })
  keep('b', { v: 2, state: 'teleported' })
  const { drawer } = await open()
  expect(await drawer.findByText(/^1 more was sent by a newer version/)).toBeVisible()
  expect(window.localStorage.getItem('tx.v1.b')).toContain('teleported')
})

it('counts what is on its way in the header, and links no explorer where the chain has none', async () => {
  keep('a', { state: 'unknown', since: Date.now(), reason: 'The wallet did not answer.', hash })
  const { screen, drawer } = await open()
  expect(drawer.queryByRole('link')).toBeNull()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Transactions, 1 open', hidden: true })).toBeInTheDocument(),
  )
})
