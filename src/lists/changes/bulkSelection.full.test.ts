import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { User } from '../../contract/entities'
import { users } from '../../testing/builders'
import { openUsers } from '../../testing/listPage'
import { userList } from '../../testing/listServer'
import '../../testing/modalDialog'
import { server } from '../../testing/server'

/** The users page with all rows of the page selected, on a server that refuses these writes, by their place in the order. */
async function selectAll(given: readonly User[], refused: readonly number[]) {
  const page = openUsers(given)
  await screen.findByText(/^1-\d+ of/)
  let writes = 0
  server.use(
    http.put(`${userList.path}/:id/toggle-activate`, ({ params }) => {
      writes += 1
      if (refused.includes(writes)) return HttpResponse.json({ message: 'Too late' }, { status: 409 })
      page.change(String(params.id), ({ is_active }) => ({ is_active: !is_active }))
      return HttpResponse.json({ message: 'Toggled' })
    }),
  )
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }))
  await page.user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  return { ...page, press }
}

it('lets go of the rows that the change was not for', async () => {
  const given = users(3).map((row) => ({ ...row, is_active: row.id !== '1' }))
  const { press } = await selectAll(given, [1, 2])
  await press('Deactivate 2')
  await screen.findByRole('dialog', { name: '0 of 2 users deactivated' })
  await press('Close')
  expect(await screen.findByText('2 selected')).toBeVisible()
})

it('does not select a row again whose Undo is refused', async () => {
  const { press } = await selectAll(users(2), [2, 3])
  await press('Deactivate 2')
  await screen.findByRole('dialog', { name: '1 of 2 users deactivated' })
  await press('Undo 1 change')
  await screen.findByRole('dialog', { name: '0 of 1 user activated' })
  await press('Close')
  expect(await screen.findByText('1 selected')).toBeVisible()
})

it('begins anew with one page once all rows that match have been changed', async () => {
  const { press, user: person } = await selectAll(users(12), [])
  await press('Select all 12')
  await press('Deactivate 12')
  await screen.findByRole('dialog', { name: '12 users deactivated' })
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await person.click(screen.getByRole('checkbox', { name: 'Select user1@list.example' }))
  expect(screen.getByText('1 selected')).toBeVisible()
  await press('Next page')
  await screen.findByText('11-12 of 12')
  expect(screen.queryByText(/selected$/)).toBeNull()
})
