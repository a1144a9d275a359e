import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { Role } from '../contract/roles'
import { adminUser } from '../testing/adminBuilders'
import { campaign } from '../testing/builders'
import { chainServer } from '../testing/chainServer'
import { copied } from '../testing/copied'
import { dossierServer } from '../testing/dossierServer'
import { emptyPlatform } from '../testing/emptyPlatform'
import { asset, auditLine, user } from '../testing/listServer'
import { renderApp } from '../testing/renderApp'
import { settled } from '../testing/requests'
import { server } from '../testing/server'
import { shownText } from '../testing/shownText'
import { keepSession } from '../testing/signedInStore'
import { chainA, chainB } from '../testing/testChains'
import { toast } from '../testing/toasts'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const key = address.toLowerCase()
const mona = { ...user(), can_redeem: true }
const day = 86_400
const now = 1_800_000_000

/** The panel of an address or an e-mail over the users, with two chains that have answered. */
async function open(role: Role = 'moderator', of = address) {
  keepSession(role)
  emptyPlatform()
  const chains = { a: chainServer({ time: now }), b: chainServer({ chain: chainB, time: now }) }
  const platform = dossierServer({
    users: [mona],
    campaigns: [campaign({ id: '17', is_approved: true, is_active: true })],
    assets: [
      asset(),
      asset({ id: '8', contract_address: address, public_address: other }),
      asset({ id: '9', network: chainB.name, contract_address: chainB.contracts.token ?? '' }),
    ],
    ...(role !== 'moderator' && { staff: [adminUser({ email: mona.email })] }),
    ...(role === 'super-admin' && {
      activity: [
        auditLine({ action: 'toggleUser', target: `user 7 ${mona.email}`, before: '', after: '{"is_active":false}' }),
        auditLine({ id: '18', action: 'toggleUser', target: 'user 9 zoe@tour.example', after: '{"is_active":true}' }),
      ],
    }),
  })
  const app = renderApp(`/users?${new URLSearchParams({ who: of }).toString()}`)
  const panel = await app.screen.findByRole('dialog', { name: /^Who is/ })
  return {
    ...app,
    ...chains,
    platform,
    panel: within(panel),
    /** The part of a chain in a group, or another part. */
    part: (name: string, group?: string) => {
      const parts = group === undefined ? within(panel) : within(within(panel).getByRole('region', { name: group }))
      return parts.findByRole('region', { name })
    },
  }
}

const textOf = async (part: Promise<HTMLElement>) => shownText(await part)

it('shows what one call to our server knows: user, assets by wallet and by contract', async () => {
  const { part, platform, panel } = await open()
  expect(await panel.findByText('1,250')).toBeVisible()
  expect(await textOf(part('User'))).toMatch(
    /^UserRead .+E-mailmona@tour\.exampleWallet0x709…7dc79C8Points1,250JoinedJan 10, 2026Status●ActiveCan redeemYes/,
  )
  expect(await textOf(part('Tracked assets'))).toMatch(
    /Ethereum, tracking since Jan 10, 2026Contract 0xdAC…D831ec7.*Tracked for wallet 0x3C4…A4293BC/,
  )
  expect(platform.asked).toEqual([key])
})

it.each([
  [address, 0],
  [address.replace('C7d', 'c7d'), 1],
  [key, 0],
])('says whether the checksum of %s is wrong: %i', async (of, warnings) => {
  const { panel } = await open('moderator', of)
  expect(await panel.findByText('1,250')).toBeVisible()
  expect(panel.queryAllByText("This address's checksum doesn't match: check every character.")).toHaveLength(warnings)
})

it('names our own contract among the assets, by the network of the asset', async () => {
  const { part } = await open()
  const own = within(await part('Tracked assets')).getByRole('link', { name: /^our token/ })
  expect(own).toHaveAttribute('href', `?who=${chainB.contracts.token}`)
})

it('shows the campaigns that name the person with their status, and says that nobody knows whose they are', async () => {
  const { part } = await open()
  const named = await part('Campaigns that name this address')
  const link = await within(named).findByRole('link', { name: 'City tour' })
  expect(link).toHaveAttribute('href', '/campaign?view=17')
  expect(shownText(named)).toMatch(/●Active Jan 10, 2026The server doesn't say who submitted a campaign\.$/)
})

it.each([
  ['moderator', ['User', 'Tracked assets', 'Campaigns that name this address'], ['Platform', 'Accounts', 'Stakes']],
  [
    'admin',
    ['User', 'Staff account', 'Tracked assets', 'Campaigns that name this address'],
    ['Platform', 'Accounts', 'Stakes'],
  ],
  [
    'super-admin',
    ['User', 'Staff account', 'Tracked assets', 'Campaigns that name this address'],
    ['Platform', 'Accounts', 'Stakes', 'Vesting', 'Staff'],
  ],
] as const)('shows a %s the parts that the role may read and no other', async (role, parts, groups) => {
  const { panel, store } = await open(role)
  await panel.findByText('1,250')
  const titles = (level: number) => panel.getAllByRole('heading', { level }).map(({ textContent }) => textContent)
  expect(titles(3)).toEqual(groups)
  expect(titles(4).slice(0, parts.length)).toEqual(parts)
  await settled(store)
})

it('does not open for a role that may not read users', async () => {
  keepSession('editor')
  emptyPlatform()
  const platform = dossierServer()
  const { screen, store } = renderApp(`/tasks?who=${address}`)
  await screen.findByText('No Task Available')
  await settled(store)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(platform.asked).toEqual([])
})

it('says of each chain what the account is, and what it holds', async () => {
  const { a, b, part } = await open()
  const account = (name: string) => textOf(part(name, 'Accounts'))
  const again = async (name: string) => (await part(name, 'Accounts')).querySelector('button')?.click()
  await waitFor(async () =>
    expect(await account('Local Chain A')).toMatch(
      /Has sent nothing here, and holds no ETH or SSDX0\.00 ETH · 0\.00 SSDX$/,
    ),
  )
  await waitFor(async () => expect(await account('Local Chain B')).toMatch(/Has sent nothing here/))
  a.state.nonces[key] = 3
  a.state.native[key] = 5n * 10n ** 18n
  b.state.codes[key] = `0xef0100${other.slice(2)}`
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
  const { a, part } = await open()
  a.state.nonces[key] = 1
  a.state.codes[key] = '0x6001'
  const accounts = () => part('Local Chain A', 'Accounts')
  ;(await accounts()).querySelector('button')?.click()
  await waitFor(async () => expect(shownText(await accounts())).toMatch(/A contract0\.00 ETH · 0\.00 SSDX$/))
})

it('names our own contracts', async () => {
  const { panel, part } = await open('moderator', chainA.contracts.vesting)
  expect(await panel.findByText(/^This is our vesting contract on Local Chain A\.$/)).toBeVisible()
  await waitFor(async () => expect(await textOf(part('Local Chain A', 'Accounts'))).toMatch(/Our vesting contract/))
})

it('shows the stakes of the account with their maturity, and what the chain had no stake of', async () => {
  const { a, part } = await open()
  const stake = { amount: 10n ** 18n, startTime: now - day, plan: 0, reward: 0n, accruedReward: 0n, isActive: true }
  a.state.stakes = [
    { ...stake, owner: other },
    { ...stake, owner: address },
  ]
  await waitFor(async () => expect(await textOf(part('Local Chain B', 'Stakes'))).toMatch(/No stakes\.$/))
  ;(await part('Local Chain A', 'Stakes')).querySelector('button')?.click()
  await waitFor(async () =>
    expect(await textOf(part('Local Chain A', 'Stakes'))).toMatch(
      /1\.00 SSDX, 30 daysMatures Feb 13, 2027 · staked Jan 14, 2027 · reward 0\.00 SSDXOpen in Stakings$/,
    ),
  )
})

it('shows schedules with what is claimable, and when the next unlock is', async () => {
  const { a, part } = await open('super-admin')
  const schedule = {
    creator: other,
    amount: 100n * 10n ** 18n,
    startTime: now - 10 * day,
    cliff: 5 * day,
    duration: 10 * day,
    released: 0n,
  }
  const vesting = () => textOf(part('Local Chain A', 'Vesting'))
  await waitFor(async () => expect(await vesting()).toMatch(/No vesting schedules\.Vest to…$/))
  a.state.schedules[key] = [schedule]
  ;(await part('Local Chain A', 'Vesting')).querySelector('button')?.click()
  await waitFor(async () =>
    expect(await vesting()).toMatch(
      /100\.00 SSDX, claimable 50\.00 SSDX.*Claimable in all: 50\.00 SSDX, rises until Jan 20, 2027/,
    ),
  )
  const panel = within(await part('Local Chain A', 'Vesting'))
  expect(await panel.findByRole('button', { name: 'Release Vest' })).toBeVisible()
  expect(panel.getByRole('link', { name: 'Vest to…' })).toHaveAttribute(
    'href',
    `/vesting?chain=31337&account=${address}&vest=${address}`,
  )
  a.state.schedules[key] = [
    { ...schedule, startTime: 0 },
    { ...schedule, startTime: now },
  ]
  ;(await part('Local Chain A', 'Vesting')).querySelector('button')?.click()
  await waitFor(async () => expect(await vesting()).toMatch(/in all: 100\.00 SSDX\. More from Jan 20, 2027/))
  a.state.schedules[key] = [{ ...schedule, startTime: now }]
  ;(await part('Local Chain A', 'Vesting')).querySelector('button')?.click()
  await waitFor(async () => expect(await vesting()).toMatch(/Nothing to release until Jan 20, 2027/))
  expect(panel.queryByRole('button', { name: 'Release Vest' })).toBeNull()
})

it('lets each part fail and be read again by itself', async () => {
  keepSession('moderator')
  emptyPlatform()
  const [a, b] = [chainServer(), chainServer({ chain: chainB })]
  const platform = dossierServer({ users: [mona] })
  platform.status = 500
  b.mode = 'refused'
  const { screen, user: hands } = renderApp(`/users?who=${address}`)
  const panel = within(await screen.findByRole('dialog'))
  const group = (name: string) => within(panel.getByRole('region', { name }))
  const failed = await within(await panel.findByRole('region', { name: 'User' })).findByRole('alert')
  expect(failed).toHaveTextContent('Network Error. Try Again')
  const accounts = group('Accounts')
  const ofB = within(accounts.getByRole('region', { name: 'Local Chain B' }))
  expect(await ofB.findByRole('alert')).toHaveTextContent("Local Chain B isn't responding.")
  await waitFor(() =>
    expect(accounts.getByRole('region', { name: 'Local Chain A' })).toHaveTextContent('Has sent nothing here'),
  )
  expect(panel.queryByText('Not a user of the platform.')).toBeNull()

  b.mode = 'up'
  await hands.click(ofB.getByRole('button', { name: 'Try again' }))
  expect(await ofB.findByText(/^Has sent nothing here/)).toBeVisible()
  expect(panel.getByRole('region', { name: 'User' })).toHaveTextContent('Network Error')
  platform.status = 200
  await hands.click(within(panel.getByRole('region', { name: 'User' })).getByRole('button', { name: 'Try again' }))
  expect(await panel.findByText('1,250')).toBeVisible()
  expect(a.mode).toBe('up')
})

it('deactivates the user as the list does, and shows the new state', async () => {
  const { panel, platform, user: hands } = await open()
  server.use(
    http.get('/api/admin/users', () => HttpResponse.json({ data: [user()], total: 1, applied: ['id'] })),
    http.put('/api/admin/users/7/toggle-activate', () => {
      platform.users = [{ ...mona, is_active: false }]
      return HttpResponse.json({ message: 'Toggled' })
    }),
  )
  await hands.click(await panel.findByRole('button', { name: 'Deactivate mona@tour.example' }))
  await toast('mona@tour.example: Toggled')
  expect(await panel.findByRole('button', { name: 'Activate mona@tour.example' })).toBeVisible()
})

it('shows what the activity says of the person, with links to others in it', async () => {
  const { part } = await open('super-admin')
  await waitFor(async () =>
    expect(await textOf(part('Activity'))).toMatch(/Deactivated user mona@tour\.exampleJan 10, 2026/),
  )
  const links = within(await part('Activity')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toContain('?who=zoe%40tour.example')
})

it('reads the chains of an e-mail by the address of its user', async () => {
  const { a, panel, part, platform, store } = await open('moderator', 'mona@tour.example')
  expect(await panel.findByRole('heading', { name: 'Stakes' })).toBeVisible()
  expect(platform.asked).toEqual(['mona@tour.example'])
  await waitFor(async () => expect(await textOf(part('Local Chain A', 'Accounts'))).toMatch(/0\.00 ETH/))
  expect(a.asked('eth_getCode').map(({ params }) => params[0])).toContain(address)
  await settled(store)
})

it('says after a failure that the address is not known, never that there is none', async () => {
  keepSession('moderator')
  emptyPlatform()
  dossierServer().status = 500
  const { screen } = renderApp('/users?who=mona@tour.example')
  expect(
    await screen.findByText("The wallet address isn't known, because the users couldn't all be read."),
  ).toBeVisible()
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
  expect(await screen.findByText("This wallet address isn't one of these chains.")).toBeVisible()
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

it('says that a link names nobody where it does not', async () => {
  keepSession('moderator')
  emptyPlatform()
  const { screen } = renderApp('/users?who=0x7099')
  expect(await screen.findByText('Nobody to show')).toBeVisible()
})

it('goes from one person to the next in its place: Back closes whoever is shown', async () => {
  keepSession('moderator')
  emptyPlatform()
  chainServer({ chain: chainB })
  dossierServer({ users: [mona], assets: [asset({ contract_address: address, public_address: other })] })
  server.use(http.get('/api/admin/users', () => HttpResponse.json({ data: [user()], total: 1 })))
  const { screen, user: hands, store } = renderApp('/users')
  ;(await screen.findByRole('link', { name: 'mona@tour.example' })).focus()
  await hands.keyboard('{Enter}')
  const panel = within(await screen.findByRole('dialog', { name: 'Who is mona@tour.example?' }))
  await hands.click(await panel.findByRole('link', { name: new RegExp(other, 'i') }))
  expect(await screen.findByRole('dialog', { name: 'Who is 0x3C4…A4293BC?' })).toBeVisible()
  await settled(store)
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.search).toBe('')
  expect(screen.getByRole('link', { name: 'mona@tour.example' })).toHaveFocus()
})

it('copies an address with its checksum, however it is written', async () => {
  const { panel, user: hands } = await open('moderator', address.toUpperCase().replace('X', 'x'))
  await panel.findByText('1,250')
  const texts = copied()
  for (const button of panel.getAllByRole('button', { name: 'Copy address' }).slice(0, 2)) await hands.click(button)
  await waitFor(() => expect(texts).toEqual([address, address]))
})
