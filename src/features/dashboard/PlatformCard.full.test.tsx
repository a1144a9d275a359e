import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { baseApi } from '../../api/baseApi'
import { chainBaseApi } from '../../api/chainBaseApi'
import { RpcError } from '../../chain/rpc'
import { daySeconds } from '../../contract/days'
import type { AdminUser } from '../../contract/entities'
import { adminUser } from '../../testing/adminBuilders'
import { ann, bob, card, inDays, openDashboard, platformLines, time, token, vesting } from '../../testing/openDashboard'
import { renderApp } from '../../testing/renderApp'
import { settled } from '../../testing/requests'
import { server } from '../../testing/server'
import { pass, stopClock, until } from '../../testing/stopClock'
import { chainA } from '../../testing/testChains'
import { readAt } from '../../ui/readAt'

describe('of the platform', () => {
  const contract = chainA.contracts.vesting ?? ''

  it('says that nothing is up, of what the role may see', async () => {
    const page = openDashboard({ role: 'super-admin' })
    expect(await platformLines()).toEqual([])
    expect(await card('Platform')).toHaveTextContent(
      'All networks respond. Nothing unlocks within 7 days. No invitation is about to end.',
    )
    page.unmount()
    openDashboard({ role: 'moderator' })
    await platformLines()
    expect(await card('Platform')).toHaveTextContent(/All networks respond\.$/)
  })

  it('compares what can be released within a week with what the contract holds, and leads there', async () => {
    openDashboard({
      role: 'super-admin',
      chain: {
        time,
        schedules: { [ann]: [vesting], [bob]: [vesting, vesting] },
        tokens: { [contract]: 1_110n * token },
      },
    })
    expect(await platformLines()).toEqual([
      'Local Chain A: 1,110.00 SSDX can be released within 7 daysThe contract holds 1,110.00 SSDX',
    ])
    const line = screen.getByRole('link', { name: /can be released/ })
    expect(line).toHaveAttribute('href', '/vesting?chain=31337')
    expect(line.querySelector('[data-lacking=true]')).toBeNull()
  })

  it('marks what the contract cannot cover, to the wei', async () => {
    openDashboard({
      role: 'super-admin',
      chain: { time, schedules: { [ann]: [vesting] }, tokens: { [contract]: 370n * token - 1n } },
    })
    expect(await platformLines()).toEqual([
      'Local Chain A: 370.00 SSDX can be released within 7 daysThe contract holds only 369.99 SSDX',
    ])
    expect(screen.getByRole('link', { name: /can be released/ }).querySelector('[data-lacking=true]')).not.toBeNull()
  })

  it('marks also what has unlocked before and the contract cannot cover', async () => {
    openDashboard({
      role: 'super-admin',
      chain: {
        time,
        schedules: { [ann]: [{ ...vesting, duration: 10 * daySeconds }] },
        tokens: { [contract]: 699n * token },
      },
    })
    expect(await platformLines()).toEqual([
      'Local Chain A: 700.00 SSDX can be released within 7 daysThe contract holds only 699.00 SSDX',
    ])
  })

  it('is silent about schedules that bring nothing within a week and are covered', async () => {
    const [later, over] = [
      { ...vesting, startTime: time, cliff: 8 * daySeconds },
      { ...vesting, duration: 10 * daySeconds },
    ]
    openDashboard({
      role: 'super-admin',
      chain: { time, schedules: { [ann]: [later], [bob]: [over] }, tokens: { [contract]: 700n * token } },
    })
    expect(await platformLines()).toEqual([])
  })

  it('claims nothing of unlocks where the node does not search its events, and reads them again when asked', async () => {
    const { node, user: person, store } = openDashboard({ role: 'super-admin' })
    const search = node.answers.eth_getLogs
    node.answers.eth_getLogs = () => {
      throw new RpcError(-32005, 'query exceeds the block range')
    }
    expect(await platformLines()).toEqual([
      "Local Chain A: couldn't read what unlocks. The network's node didn't list all vesting schedules.Try again",
    ])
    expect(await card('Platform')).not.toHaveTextContent('Nothing unlocks')
    if (search) node.answers.eth_getLogs = search
    await person.click(screen.getByRole('button', { name: 'Try again: vesting on Local Chain A' }))
    await waitFor(async () => expect(await card('Platform')).toHaveTextContent('Nothing unlocks within 7 days.'))
    // What this page still asks would count as asked by the next one.
    await settled(store)
  })

  it('claims nothing of unlocks by an earlier read when they cannot be read again', async () => {
    const chain = { time, schedules: { [ann]: [vesting] }, tokens: { [contract]: 370n * token } }
    const { node, store } = openDashboard({ role: 'super-admin', chain })
    expect(await platformLines()).toEqual([expect.stringContaining('370.00 SSDX can be released')])
    node.answers.eth_getLogs = () => {
      throw new RpcError(-32005, 'query exceeds the block range')
    }
    act(() => void store.dispatch(chainBaseApi.util.invalidateTags(['Vesting'])))
    await waitFor(async () => expect(await platformLines()).toEqual([expect.stringContaining("couldn't read")]))
    await settled(store)
  })

  it.each([
    ['super-admin', true],
    ['admin', false],
  ] as const)('for the role %s asks chains for schedules: %s', async (role, asks) => {
    const { node, store } = openDashboard({ role })
    await platformLines()
    await waitFor(() => expect(node.asked('eth_getLogs')).not.toEqual([]))
    // Not by the requests: one of the page before may still arrive.
    const asked = Object.keys(store.getState().chains.queries).some((key) => key.startsWith('allSchedules('))
    expect(asked).toBe(asks)
    await settled(store)
  })

  it('reads again every five minutes what takes a search of all blocks, and nothing while nobody looks', async () => {
    stopClock()
    const { node, store, unmount } = openDashboard({ role: 'super-admin' })
    const asked = () => node.asked('eth_getLogs').length
    await pass(1_000)
    await until(() => expect(asked()).toBeGreaterThan(1))
    await settled(store)
    const once = asked()
    await pass(5 * 60_000)
    await until(() => expect(asked()).toBe(2 * once))
    store.dispatch(chainBaseApi.internalActions.onFocusLost())
    await pass(10 * 60_000)
    expect(asked()).toBe(2 * once)
    unmount()
  })

  it('names the networks that do not respond, once, and asks them again', async () => {
    const page = openDashboard({ role: 'super-admin' })
    page.unmount()
    page.node.mode = 'refused'
    renderApp('/dashboard')
    expect(await platformLines()).toEqual(["Local Chain A isn't responding.Try again"])
    page.node.mode = 'up'
    await page.user.click(screen.getByRole('button', { name: 'Try again: Local Chain A' }))
    await waitFor(async () => expect(await card('Platform')).toHaveTextContent('All networks respond.'))
  })

  it('says of a network whose node serves another one that it does', async () => {
    const page = openDashboard({ role: 'super-admin' })
    page.unmount()
    page.node.answers.eth_chainId = () => '0x3e7'
    renderApp('/dashboard')
    expect(await platformLines()).toEqual(["Local Chain A can't be read: its node serves another network.Try again"])
  })

  it('counts invitations that end soon or have ended, of active accounts, and leads to them', async () => {
    const invited = (id: string, changes: Partial<AdminUser>) => adminUser({ id, ...changes })
    openDashboard({
      role: 'admin',
      admins: [
        invited('1', { invited_until: inDays(1) }),
        invited('2', { invited_until: inDays(1.9) }),
        invited('3', { invited_until: inDays(3) }),
        invited('4', { invited_until: inDays(-1) }),
        invited('5', { invited_until: inDays(-1), is_active: false }),
      ],
    })
    expect(await platformLines()).toEqual(['2 invitations end within 2 days', '1 invitation has ended unused'])
    for (const line of screen.getAllByRole('link', { name: /invitation/ }))
      expect(line).toHaveAttribute('href', '/admin-users?status=invited')
  })

  it('says that it has counted a part of more invitations than a request reads', async () => {
    const admins = Array.from({ length: 101 }, (_, id) => adminUser({ id: `${id}`, invited_until: inDays(1) }))
    openDashboard({ role: 'admin', admins })
    expect(await platformLines()).toEqual(['At least 100 invitations end within 2 days'])
  })

  it('does not claim that no invitation is about to end when it has read a part of them', async () => {
    const admins = Array.from({ length: 101 }, (_, id) => adminUser({ id: `${id}`, invited_until: inDays(3) }))
    openDashboard({ role: 'admin', admins })
    expect(await platformLines()).toEqual([])
    expect(await card('Platform')).not.toHaveTextContent(/invitation/)
  })

  it('says when the oldest of what it shows was read, and where from', async () => {
    const { store } = openDashboard({ role: 'super-admin', admins: [adminUser({ invited_until: inDays(1) })] })
    await platformLines()
    const { read } = (await card('Platform')).dataset
    expect(read).toMatch(/^Read \d.* from the networks and the server$/)
    const [later, latest] = [Date.now() + 120_000, Date.now() + 240_000]
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later)
    store.dispatch(chainBaseApi.util.invalidateTags(['Chain']))
    await settled(store)
    expect((await card('Platform')).dataset.read).toBe(read)
    clock.mockReturnValue(latest)
    store.dispatch(chainBaseApi.util.invalidateTags(['Vesting']))
    store.dispatch(baseApi.util.invalidateTags(['AdminUser']))
    await settled(store)
    const text = readAt(later, 'the networks and the server')
    await waitFor(async () => expect((await card('Platform')).dataset.read).toBe(text))
    clock.mockRestore()
  })

  it('names the networks alone where the role sees no invitations', async () => {
    openDashboard({ role: 'moderator' })
    await platformLines()
    expect((await card('Platform')).dataset.read).toMatch(/ from the networks$/)
  })

  it('says that invitations could not be loaded, does not count them as none, and loads them when asked', async () => {
    let fails = true
    const { user: person } = openDashboard({ role: 'super-admin', admins: [adminUser({ invited_until: inDays(1) })] })
    server.use(http.get('/api/admin/admin-users', () => (fails ? HttpResponse.json({}, { status: 500 }) : undefined)))
    expect(await platformLines()).toEqual(["Couldn't load the invitations.Try again"])
    expect(await card('Platform')).toHaveTextContent(/^Platform1/)
    expect(await card('Platform')).not.toHaveTextContent('No invitation')
    fails = false
    await person.click(screen.getByRole('button', { name: 'Try again: invitations' }))
    await waitFor(async () => expect(await platformLines()).toEqual(['1 invitation ends within 2 days']))
  })

  it('does not claim that no invitation is about to end when they could not be loaded again', async () => {
    const { store } = openDashboard({ role: 'super-admin' })
    await platformLines()
    expect(await card('Platform')).toHaveTextContent('No invitation is about to end.')
    server.use(http.get('/api/admin/admin-users', () => HttpResponse.json({}, { status: 500 })))
    store.dispatch(baseApi.util.invalidateTags(['AdminUser']))
    await waitFor(async () => expect(await platformLines()).toEqual(["Couldn't load the invitations.Try again"]))
    expect(await card('Platform')).not.toHaveTextContent('No invitation')
  })

  it('says nothing of invitations, and of no failure, where the server refuses more than ten rows', async () => {
    openDashboard({ role: 'admin', ignoring: true, admins: [adminUser({ invited_until: inDays(1) })] })
    server.use(
      http.get('/api/admin/admin-users', ({ request }) =>
        /end=9(&|$)/.test(request.url) ? undefined : HttpResponse.json({ message: 'At most 10 rows' }, { status: 422 }),
      ),
    )
    expect(await platformLines()).toEqual([])
    expect(await card('Platform')).not.toHaveTextContent("Couldn't load")
  })

  it('says nothing of invitations where the server does not tell them', async () => {
    openDashboard({ role: 'admin', ignoring: true, admins: [adminUser({ invited_until: inDays(1) })] })
    expect(await platformLines()).toEqual([])
    expect(await card('Platform')).not.toHaveTextContent(/invitation/)
    expect((await card('Platform')).dataset.read).toMatch(/ from the networks$/)
  })
})
