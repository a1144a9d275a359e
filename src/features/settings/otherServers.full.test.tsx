import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { settings } from '../../testing/adminBuilders'
import { openSettings, puts } from '../../testing/openSettings'
import { askedRange, server } from '../../testing/server'
import { settingsPaths, settingsServer } from '../../testing/settingsServer'
import { keepSession, signedInStore } from '../../testing/signedInStore'
import { renderToasts, toast } from '../../testing/toasts'
import { feature } from './settingsFeature'
import { saveRequested } from './settingsSlice'

describe('on a server that takes a value only as the type that it has', () => {
  /** The console over one setting with this value, and the body that it has saved. */
  function start(value: unknown) {
    settingsServer([])
    let body = ''
    server.use(
      http.get(settingsPaths.list, () => HttpResponse.json({ data: [{ id: 1, key: 'limit', value }] })),
      http.put(settingsPaths.update, async ({ request }) => {
        body = `${request.headers.get('Content-Type')} ${await request.text()}`
        return HttpResponse.json({ message: 'Setting updated' })
      }),
    )
    const { store, start: startDomain } = signedInStore('super-admin')
    startDomain(feature)
    renderToasts()
    const save = async (to: string) => {
      store.dispatch(saveRequested({ id: '1', key: 'limit', from: String(value), to, undoes: false }))
      await screen.findByText(/^Setting updated/, { selector: '.toast-text' })
      return body
    }
    return { save }
  }

  it.each([
    [2.5, '0.123456789012345678', '0.123456789012345678'],
    [50, '075', '75'],
    [50, '1e21', '1e21'],
    [true, 'false', 'false'],
    ['50', '75', '"75"'],
    ['true', 'false', '"false"'],
    [50, 'blue', '"blue"'],
    [50, 'true', '"true"'],
    [true, '0', '"0"'],
  ])('saves over %j what was typed as %j as the JSON %s', async (value, to, json) => {
    expect(await start(value).save(to)).toBe(`application/json {"value":${json}}`)
  })
})

describe('on a server that refuses more than ten rows a request', () => {
  it('shows all settings, and saves one', async () => {
    const given = settings()
    keepSession('super-admin')
    const { requests, valueOf } = openSettings(given)
    server.use(
      http.get(settingsPaths.list, ({ request }) => {
        const { start, end } = askedRange(request)
        if (end - start > 9) return HttpResponse.json({ message: 'At most 10 rows' }, { status: 422 })
        const rows = given.map((row) => ({ ...row, value: valueOf(row.id) }))
        return HttpResponse.json({ data: rows.slice(start, end + 1) })
      }),
    )
    await userEvent.type(await screen.findByLabelText('Points per Referral'), '2')
    expect(document.querySelectorAll('form')).toHaveLength(given.length)
    await userEvent.click(screen.getByRole('button', { name: 'Update Points per Referral' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Update' }))
    const saved = given.find(({ key }) => key === 'referral_bonus')
    await toast('Setting updated: Points per Referral is now 502 points')
    expect(puts(requests)).toEqual([`PUT /api/admin/settings/${saved?.id}`])
    expect(valueOf(saved?.id ?? '')).toBe('502')
    await waitFor(() => expect(screen.queryByText(/^Current value/)).toBeNull())
  })
})
