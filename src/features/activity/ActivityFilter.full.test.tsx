import { act, screen, waitFor } from '@testing-library/react'
import { auditLine } from '../../testing/builders'
import { activityList, listServer } from '../../testing/listServer'
import { openActivity, refused, start } from '../../testing/openActivity'
import { renderApp } from '../../testing/renderApp'
import { turns } from '../../testing/requests'
import { narrowScreen, narrowTo } from '../../testing/screenWidth'
import { keepSession } from '../../testing/signedInStore'
import { toast } from '../../testing/toasts'

it.each([{}, { ignores: ['search', 'status', 'created_from', 'created_before', 'actor', 'action'] as const }])(
  'searches persons and acts, and narrows by outcome, days and type, whatever the server can (%j)',
  async (able) => {
    const { user } = openActivity([refused, auditLine(), start], '/activity', able)
    await user.click(await screen.findByRole('radio', { name: /^Refused/ }))
    await screen.findByText('1-1 of 1')
    expect(screen.getByText('Tried to delete an admin')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /^All/ }))
    for (const word of ['PROCESS', 'SERVERSTART']) {
      await user.type(screen.getByRole('searchbox', { name: 'search by person, action or target' }), word)
      await screen.findByText('1-1 of 1')
      expect(screen.getByText('Server started', { selector: 'bdi' })).toBeVisible()
      await user.clear(screen.getByRole('searchbox'))
      await waitFor(() => expect(window.location.search).toBe(''))
      // The page follows its address in a later render.
      await act(() => turns())
      await screen.findByText('1-3 of 3')
    }
    await user.type(screen.getByLabelText('From'), '2026-01-10')
    await screen.findByText('1-2 of 2')
    expect(window.location.search).toBe('?from=2026-01-10')
    await user.clear(screen.getByLabelText('From'))
    await screen.findByText('1-3 of 3')
    await user.type(screen.getByLabelText('To'), '2026-01-09')
    await screen.findByText('1-1 of 1')
    expect(screen.getByText('Server started', { selector: 'bdi' })).toBeVisible()
    expect(window.location.search).toBe('?to=2026-01-09')
    await user.clear(screen.getByLabelText('To'))
    await screen.findByText('1-3 of 3')
    await user.selectOptions(screen.getByLabelText('Type'), 'Changed a setting')
    await screen.findByText('1-1 of 1')
    expect(screen.getByText('Changed setting Minimium Points')).toBeVisible()
    expect(window.location.search).toBe('?action=updateSetting')
  },
)

it('says of a day before 1970 that it is not applied, once it is whole', async () => {
  const { user } = openActivity()
  await screen.findByText('1-2 of 2')
  const from = screen.getByLabelText('From')
  await user.type(from, '1969-07-20')
  await user.tab()
  await toast('Choose a day after 1970')
  expect(from).toBeInvalid()
  expect(window.location.search).toBe('')
  await user.clear(from)
  expect(from).toBeValid()
})

it('shows only the own acts, where the session has an e-mail', async () => {
  const own = auditLine({ id: '19', actor: 'root@tour.example', target: 'setting 1 referral_bonus' })
  keepSession('super-admin', undefined, 'root@tour.example')
  listServer(activityList, [own, auditLine(), start])
  const { user } = renderApp('/activity')
  await screen.findByText('1-3 of 3')
  await user.click(screen.getByRole('button', { name: 'Only me' }))
  await screen.findByText('1-1 of 1')
  expect(screen.getByText('Changed setting Points per Referral')).toBeVisible()
  expect(screen.getByRole('button', { name: /Only me/, pressed: true })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Only me/ }))
  await screen.findByText('1-3 of 3')
})

it('writes each filter in words, with a button to remove it, where their controls are behind a button', async () => {
  narrowTo(narrowScreen)
  keepSession('super-admin')
  listServer(activityList, [auditLine(), start])
  const { user } = renderApp('/activity?action=updateSetting&actor=root@tour.example&from=2026-01-01&to=2026-01-31')
  await user.click(await screen.findByRole('button', { name: 'Clear Changed a setting' }))
  await user.click(screen.getByRole('button', { name: 'Clear By root@tour.example' }))
  await user.click(screen.getByRole('button', { name: 'Clear From Jan 1, 2026' }))
  expect(window.location.search).toBe('?to=2026-01-31')
  await user.click(screen.getByRole('button', { name: 'Clear To Jan 31, 2026' }))
  expect(window.location.search).toBe('')
})

it('offers no own acts where the session has no e-mail', async () => {
  openActivity()
  await screen.findByText('1-2 of 2')
  expect(screen.queryByRole('button', { name: /Only me/ })).toBeNull()
})

it.each([
  ['', 'No Activity'],
  ['?search=nobody', 'No activity found'],
])('with query %j an empty list says %s', async (query, said) => {
  openActivity(query ? undefined : [], `/activity${query}`)
  expect(await screen.findByText(said)).toBeVisible()
})
