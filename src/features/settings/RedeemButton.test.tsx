import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { baseApi } from '../../api/baseApi'
import { listTag } from '../../api/tags'
import { settings } from '../../testing/adminBuilders'
import { openSettings } from '../../testing/openSettings'
import { server } from '../../testing/server'
import { settingsPaths } from '../../testing/settingsServer'
import { keepSession } from '../../testing/signedInStore'

beforeEach(() => keepSession('super-admin'))

/** The question about three users. */
async function ask() {
  const app = openSettings(settings({ minimum_points: '2100' }), 23)
  await app.screen.findByText('user23@tour.example')
  await app.user.click(app.screen.getByRole('button', { name: 'Set Can Redeem' }))
  return { ...app, question: await app.screen.findByRole('alertdialog', { name: 'Allow 3 users to redeem?' }) }
}

it('says whom the server lets redeem, and that the console takes nothing back', async () => {
  const { question } = await ask()
  expect(question).toHaveAccessibleDescription(
    "All active users who have reached the minimum points can redeem them from now on. You can't undo this in the console.",
  )
})

it('stays as it was asked when nobody qualifies any more, and does not open again by itself', async () => {
  const { screen, user, store, question } = await ask()
  server.use(http.get(settingsPaths.reached, () => HttpResponse.json({ data: [], total: 0 }), { once: true }))
  store.dispatch(baseApi.util.invalidateTags([listTag('MinPointsUser')]))
  await screen.findByText('0 of 0')
  expect(question).toBeVisible()
  expect(question).toHaveAccessibleName('Allow 3 users to redeem?')
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  store.dispatch(baseApi.util.invalidateTags([listTag('MinPointsUser')]))
  await screen.findByText('user23@tour.example')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
