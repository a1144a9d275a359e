import { within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setFlagsFromString } from 'node:v8'
import { openSettings } from '../../testing/openSettings'
import { server } from '../../testing/server'
import { settingsPaths } from '../../testing/settingsServer'
import { keepSession } from '../../testing/signedInStore'
import { toast } from '../../testing/toasts'

// As newer browsers do by themselves.
beforeAll(() => setFlagsFromString('--harmony-json-parse-with-source'))
// The flag is one of the process, in which other tests follow.
afterAll(() => setFlagsFromString('--no-harmony-json-parse-with-source'))
beforeEach(() => keepSession('super-admin'))

it('reads, shows and saves each digit of a number that a float cannot hold', async () => {
  const digits = '12345678901234567890.123456789012345678'
  const [next, shown] = [digits.replace(/8$/, '9'), '12,345,678,901,234,567,890.12345678901234567']
  const { screen, user } = openSettings([])
  let now = digits
  let body = ''
  server.use(
    http.get(settingsPaths.list, () =>
      HttpResponse.text(`{"data":[{"id":1,"key":"referral_bonus","value":${now}}],"total":1}`),
    ),
    http.put(settingsPaths.update, async ({ request }) => {
      body = await request.text()
      now = next
      return HttpResponse.json({ message: 'Setting updated' })
    }),
  )
  const field = await screen.findByLabelText('Points per Referral')
  expect(field).toHaveValue(digits)
  await user.type(field, '{Backspace}9')
  expect(field).toHaveAccessibleDescription(`Current value: ${shown}8 points`)
  await user.click(screen.getByRole('button', { name: 'Update Points per Referral' }))
  const dialog = within(await screen.findByRole('dialog'))
  const values = dialog.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(values).toEqual([`${shown}8 points`, `${shown}9 points`])
  await user.click(dialog.getByRole('button', { name: 'Update' }))
  await toast(`Setting updated: Points per Referral is now ${shown}9 points`)
  expect(body).toBe(`{"value":"${next}"}`)
  expect(field).toHaveValue(next)
})
