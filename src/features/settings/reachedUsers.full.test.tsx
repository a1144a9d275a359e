import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { adminApi } from '../../api/adminApi'
import { baseApi } from '../../api/baseApi'
import { readFresh } from '../../api/readFresh'
import { listTag } from '../../api/tags'
import { widest } from '../../contract/paging'
import { rangeOf } from '../../lists/listParams'
import { richUsers, settings } from '../../testing/adminBuilders'
import { openSettings } from '../../testing/openSettings'
import { gate, turns } from '../../testing/requests'
import { askedRange, askedRows, server } from '../../testing/server'
import { settingsPaths } from '../../testing/settingsServer'
import { keepSession } from '../../testing/signedInStore'

beforeEach(() => keepSession('super-admin'))

it('shows how many users have reached the minimum, and who', async () => {
  const { screen } = openSettings(settings({ minimum_points: '1100' }), 23)
  await screen.findByText('1-10 of 13')
  const figure = screen.getByText('Users who reached the minimum points').nextElementSibling
  expect(figure).toHaveTextContent('13')
  expect(screen.getByText('user11@tour.example')).toBeVisible()
  expect(screen.queryByText('user10@tour.example')).toBeNull()
})

describe('on a server that pages without a total', () => {
  /** 130 users at the minimum; the windows from row 100 on wait until they are let go, the settings until they may be read. */
  async function openUncounted(mayRead?: Promise<unknown>) {
    const later = gate()
    const reached = richUsers(130)
    const app = openSettings(settings())
    server.use(
      http.get(settingsPaths.list, async () => {
        await mayRead
        return undefined
      }),
      http.get(settingsPaths.reached, async ({ request }) => {
        if (askedRange(request).start >= 100) await later.open
        return HttpResponse.json({ data: askedRows(request, reached) })
      }),
    )
    app.store.dispatch(baseApi.util.invalidateTags([listTag('MinPointsUser')]))
    const figure = await app.screen.findByText('10+')
    const card = within(figure)
    const counted = () => app.screen.getByText('Users who reached the minimum points').nextElementSibling
    /** The richest user leaves the minimum, and the page is read again. */
    const changed = async () => {
      const [richest] = reached.splice(0, 1)
      await app.store.dispatch(readFresh(adminApi.endpoints.minPointsUsers, rangeOf(0)))
      await waitFor(() => expect(app.screen.queryByText(richest?.email ?? '')).toBeNull())
    }
    /** A colleague raises the minimum, which the 20 richest users reach. */
    const raised = async () => {
      reached.splice(0, 110)
      app.set('5', '5000')
      await app.store.dispatch(readFresh(adminApi.endpoints.settings, widest))
      await waitFor(() => expect(app.screen.getByLabelText('Minimium Points')).toHaveValue('5000'))
    }
    return { ...app, card, counted, later, changed, raised }
  }

  it('counts the users at the minimum when asked to, with progress', async () => {
    const { user, card, counted, later } = await openUncounted()
    await user.click(card.getByRole('button', { name: 'Count all' }))
    expect(await card.findByText('Counting: 100 so far…')).toBeVisible()
    expect(counted()).toHaveTextContent(/^10\+/)
    later.release()
    await waitFor(() => expect(counted()).toHaveTextContent(/^130$/))
  })

  it('goes on counting when the first page changes meanwhile, and shows the number until it changes again', async () => {
    const { user, card, counted, later, changed } = await openUncounted()
    await user.click(card.getByRole('button', { name: 'Count all' }))
    await card.findByText('Counting: 100 so far…')
    await changed()
    expect(card.getByText('Counting: 100 so far…')).toBeVisible()
    later.release()
    await waitFor(() => expect(counted()).toHaveTextContent(/^129$/))
    await changed()
    expect(counted()).toHaveTextContent(/^10\+/)
  })

  it('ends the count when the minimum changes meanwhile, keeps the focus at its button, and counts anew when asked to', async () => {
    const { user, card, counted, later, raised } = await openUncounted()
    await user.click(card.getByRole('button', { name: 'Count all' }))
    await card.findByText('Counting: 100 so far…')
    await raised()
    expect(card.getByRole('button', { name: 'Count all' })).toHaveFocus()
    later.release()
    await turns()
    expect(counted()).toHaveTextContent(/^10\+/)
    await user.click(card.getByRole('button', { name: 'Count all' }))
    await waitFor(() => expect(counted()).toHaveTextContent(/^20$/))
  })

  it('goes on with the count when the minimum is learned only then', async () => {
    const read = gate()
    const { user, screen, card, counted, later } = await openUncounted(read.open)
    await user.click(card.getByRole('button', { name: 'Count all' }))
    await card.findByText('Counting: 100 so far…')
    read.release()
    await screen.findByLabelText('Minimium Points')
    later.release()
    await waitFor(() => expect(counted()).toHaveTextContent(/^130$/))
  })

  it('keeps the focus at what can be done, and leads it to the number', async () => {
    const { user, card, counted, later } = await openUncounted()
    card.getByRole('button', { name: 'Count all' }).focus()
    await user.keyboard('{Enter}')
    await card.findByText('Counting: 100 so far…')
    expect(card.getByRole('button', { name: 'Stop' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(card.getByRole('button', { name: 'Count all' })).toHaveFocus()
    await user.keyboard('{Enter}')
    later.release()
    await waitFor(() => expect(counted()).toHaveTextContent(/^130$/))
    expect(document.activeElement).toHaveTextContent(/^130$/)
  })

  it('leaves the focus where somebody works when the number comes', async () => {
    const { user, screen, card, counted, later } = await openUncounted()
    await user.click(card.getByRole('button', { name: 'Count all' }))
    await card.findByText('Counting: 100 so far…')
    const field = await screen.findByLabelText('Points Per Task')
    await user.click(field)
    later.release()
    await waitFor(() => expect(counted()).toHaveTextContent(/^130$/))
    expect(field).toHaveFocus()
  })

  it('stops counting when asked to, and offers it again', async () => {
    const { user, card, counted, later } = await openUncounted()
    await user.click(card.getByRole('button', { name: 'Count all' }))
    await card.findByText('Counting: 100 so far…')
    await user.click(card.getByRole('button', { name: 'Stop' }))
    later.release()
    expect(await card.findByRole('button', { name: 'Count all' })).toBeVisible()
    await turns()
    expect(counted()).toHaveTextContent(/^10\+/)
  })

  it('goes on counting after a double click', async () => {
    const { user, card, counted, later } = await openUncounted()
    await user.dblClick(card.getByRole('button', { name: 'Count all' }))
    expect(await card.findByText('Counting: 100 so far…')).toBeVisible()
    later.release()
    await waitFor(() => expect(counted()).toHaveTextContent(/^130$/))
  })

  it('says that it could not count them, and counts again', async () => {
    const { user, card, counted, later } = await openUncounted()
    later.release()
    server.use(http.get(settingsPaths.reached, () => HttpResponse.json({}, { status: 403 }), { once: true }))
    await user.click(card.getByRole('button', { name: 'Count all' }))
    expect(await card.findByText("Couldn't count them all.")).toHaveAttribute('role', 'status')
    await user.click(card.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(counted()).toHaveTextContent(/^130$/))
  })
})

it('says that the number may be out of date when it could not be read again', async () => {
  const { screen, store } = openSettings(settings({ minimum_points: '1100' }), 23)
  await screen.findByText('1-10 of 13')
  server.use(http.get(settingsPaths.reached, () => HttpResponse.json({}, { status: 500 })))
  await store.dispatch(readFresh(adminApi.endpoints.minPointsUsers, rangeOf(0)))
  const figure = screen.getByText('Users who reached the minimum points').nextElementSibling
  await waitFor(() => expect(figure).toHaveTextContent(/^13May be out of date. Try again$/))
})
