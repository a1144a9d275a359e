import { act, waitFor, within } from '@testing-library/react'
import { daySeconds } from '../contract/days'
import { chainServer } from '../testing/chainServer'
import { dossierServer } from '../testing/dossierServer'
import { emptyPlatform } from '../testing/emptyPlatform'
import { otherAccount } from '../testing/fakeWallet'
import { mona, now, openDossier, textOf } from '../testing/openDossier'
import { renderApp } from '../testing/renderApp'
import { settled } from '../testing/requests'
import { shownText } from '../testing/shownText'
import { keepSession } from '../testing/signedInStore'
import { chainA, chainB } from '../testing/testChains'

const address = mona.public_address
const key = address.toLowerCase()

/** Presses Refresh of a part, which takes no press while it is being read. */
async function readAgain(part: Promise<HTMLElement>) {
  const refresh = await within(await part).findByRole('button', { name: /^Refresh/ })
  await waitFor(() => expect(refresh).not.toHaveAttribute('aria-busy', 'true'))
  act(() => refresh.click())
}

it('says of each chain what the account is, and what it holds', async () => {
  const { a, b, part } = await openDossier()
  const account = (name: string) => textOf(part(`Account on ${name}`))
  const again = (name: string) => readAgain(part(`Account on ${name}`))
  await waitFor(async () =>
    expect(await account('Local Chain A')).toMatch(
      /Has sent nothing here, and holds no ETH or SSDX0\.00 ETH · 0\.00 SSDX$/,
    ),
  )
  await waitFor(async () => expect(await account('Local Chain B')).toMatch(/Has sent nothing here/))
  a.state.nonces[key] = 3
  a.state.native[key] = 5n * 10n ** 18n
  b.state.codes[key] = `0xef0100${otherAccount.slice(2)}`
  await again('Local Chain A')
  await again('Local Chain B')
  await waitFor(async () =>
    expect(await account('Local Chain A')).toMatch(
      /An account: there is no contract code here5\.00 ETH · 0\.00 SSDX · 3 transactions sent$/,
    ),
  )
  await waitFor(async () =>
    expect(await account('Local Chain B')).toMatch(/delegated code \(EIP-7702\): it runs 0x3C4…A4293BC/),
  )
  a.state.codes[key] = '0x6001'
  await again('Local Chain A')
  await waitFor(async () => expect(await account('Local Chain A')).toMatch(/A contract5\.00 ETH · 0\.00 SSDX$/))
})

it('counts no transactions of a contract, whose nonce begins at 1', async () => {
  const { a, part } = await openDossier()
  a.state.nonces[key] = 1
  a.state.codes[key] = '0x6001'
  const accounts = () => part('Account on Local Chain A')
  await readAgain(accounts())
  await waitFor(async () => expect(shownText(await accounts())).toMatch(/A contract0\.00 ETH · 0\.00 SSDX$/))
})

it('names our own contracts', async () => {
  const { panel, part } = await openDossier('moderator', chainA.contracts.vesting)
  expect(await panel.findByText(/^This is our vesting contract on Local Chain A\.$/)).toBeVisible()
  await waitFor(async () => expect(await textOf(part('Account on Local Chain A'))).toMatch(/Our vesting contract/))
})

it('shows the stakes of the account with their maturity, and what the chain had no stake of', async () => {
  const { a, part } = await openDossier()
  const stake = {
    amount: 10n ** 18n,
    startTime: now - daySeconds,
    plan: 0,
    reward: 0n,
    accruedReward: 0n,
    isActive: true,
  }
  a.state.stakes = [
    { ...stake, owner: otherAccount },
    { ...stake, owner: address },
  ]
  await waitFor(async () => expect(await textOf(part('Stakes on Local Chain B'))).toMatch(/No stakes\.$/))
  await readAgain(part('Stakes on Local Chain A'))
  await waitFor(async () =>
    expect(await textOf(part('Stakes on Local Chain A'))).toMatch(
      /1\.00 SSDX, 30 daysMatures Feb 13, 2027 · staked Jan 14, 2027 · reward 0\.00 SSDXOpen in Stakings$/,
    ),
  )
  a.state.stakes = [{ ...stake, owner: address, isActive: false }]
  await readAgain(part('Stakes on Local Chain A'))
  await waitFor(async () =>
    expect(await textOf(part('Stakes on Local Chain A'))).toMatch(/1\.00 SSDX, 30 days, not active/),
  )
})

it('shows schedules with what is claimable, and when the next unlock is', async () => {
  const { a, part } = await openDossier('super-admin')
  const schedule = {
    creator: otherAccount,
    amount: 100n * 10n ** 18n,
    startTime: now - 10 * daySeconds,
    cliff: 5 * daySeconds,
    duration: 10 * daySeconds,
    released: 0n,
  }
  const vesting = () => textOf(part('Vesting on Local Chain A'))
  await waitFor(async () => expect(await vesting()).toMatch(/No vesting schedules\.Vest to…$/))
  a.state.schedules[key] = [schedule]
  await readAgain(part('Vesting on Local Chain A'))
  await waitFor(async () =>
    expect(await vesting()).toMatch(
      /100\.00 SSDX, claimable 50\.00 SSDX.*Claimable in all: 50\.00 SSDX, growing until Jan 20, 2027/,
    ),
  )
  const panel = within(await part('Vesting on Local Chain A'))
  expect(await panel.findByRole('button', { name: 'Release Vest' })).toBeVisible()
  expect(panel.getByRole('link', { name: 'Vest to…' })).toHaveAttribute(
    'href',
    `/vesting?chain=31337&account=${address}&vest=${address}`,
  )
  a.state.schedules[key] = [
    { ...schedule, startTime: 0 },
    { ...schedule, startTime: now },
  ]
  await readAgain(part('Vesting on Local Chain A'))
  await waitFor(async () =>
    expect(await vesting()).toMatch(/in all: 100\.00 SSDX\. The next schedule starts to pay on Jan 20, 2027/),
  )
  a.state.schedules[key] = [{ ...schedule, startTime: now }]
  await readAgain(part('Vesting on Local Chain A'))
  await waitFor(async () => expect(await vesting()).toMatch(/Nothing to release until Jan 20, 2027/))
  expect(panel.queryByRole('button', { name: 'Release Vest' })).toBeNull()
})

it('reads the chains of an e-mail by the address of its user', async () => {
  const { a, panel, part, platform, store } = await openDossier('moderator', 'mona@tour.example')
  expect(await panel.findByRole('heading', { name: 'Stakes' })).toBeVisible()
  expect(platform.asked).toEqual(['mona@tour.example'])
  await waitFor(async () => expect(await textOf(part('Account on Local Chain A'))).toMatch(/0\.00 ETH/))
  expect(a.asked('eth_getCode').map(({ params }) => params[0])).toContain(address)
  await settled(store)
})

it('says after a failure that the address is not known, never that there is none', async () => {
  keepSession('moderator')
  emptyPlatform()
  dossierServer().status = 500
  const { screen } = renderApp('/users?who=mona@tour.example')
  expect(await screen.findByText("The wallet address couldn't be found: not all users were read.")).toBeVisible()
  expect(screen.queryByText(/No wallet address/)).toBeNull()
})

it('says that no address is known where the platform has no such user', async () => {
  keepSession('moderator')
  emptyPlatform()
  dossierServer()
  const { screen } = renderApp('/users?who=nobody@tour.example')
  expect(await screen.findByText('No wallet address is known for this e-mail.')).toBeVisible()
  expect(screen.getByText('Not a user of the platform.')).toBeVisible()
})

it('reads no chain by a wallet address of another kind', async () => {
  keepSession('moderator')
  emptyPlatform()
  dossierServer({ users: [{ ...mona, public_address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }] })
  const { screen } = renderApp('/users?who=mona@tour.example')
  expect(await screen.findByText("This wallet address isn't valid on this console's networks.")).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Accounts' })).toBeNull()
})

it('reads the chains by a wallet address with a wrong checksum', async () => {
  keepSession('moderator')
  emptyPlatform()
  const chain = chainServer({ time: now })
  chainServer({ chain: chainB, time: now })
  dossierServer({ users: [{ ...mona, public_address: address.replace('C5', 'c5') }] })
  const { store } = renderApp('/users?who=mona@tour.example')
  await waitFor(() => expect(chain.asked('eth_getCode').map(({ params }) => params[0])).toContain(address))
  await settled(store)
})
