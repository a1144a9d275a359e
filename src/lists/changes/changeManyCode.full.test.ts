import { screen } from '@testing-library/react'
import { users } from '../../testing/builders'
import { openUsers } from '../../testing/listPage'
import { toast } from '../../testing/toasts'

let mockIsMissing = true
jest.mock('./changeMany', () => {
  if (mockIsMissing) throw new Error('Loading chunk 7 failed')
  return jest.requireActual<object>('./changeMany')
})

it('says once that nothing was changed where the code of bulk changes is missing, and changes the rows once it has come', async () => {
  const { user: person, requests } = openUsers(users(5))
  await screen.findByText('1-5 of 5')
  await person.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  const deactivate = async () => person.click(await screen.findByRole('button', { name: 'Deactivate 5' }))
  await deactivate()
  await toast("Part of the console couldn't be loaded, so nothing was changed. Try again, or reload the page.")
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(requests.filter((line) => line.startsWith('PUT'))).toEqual([])

  mockIsMissing = false
  await deactivate()
  await screen.findByRole('dialog', { name: '5 users deactivated' })
})
