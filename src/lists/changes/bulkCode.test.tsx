import { screen, waitFor } from '@testing-library/react'
import { openUsers } from '../../testing/listPage'
import { users } from '../../testing/listServer'
import { toast } from '../../testing/toasts'

let mockIsMissing = true
jest.mock('./BulkDialog', () => {
  if (mockIsMissing) throw new Error('Loading chunk 7 failed')
  return jest.requireActual<object>('./BulkDialog')
})

it('sends nothing for many rows before the dialog that tells of it is here, and keeps the choice', async () => {
  const { user, requests } = openUsers(users(5))
  await screen.findByText('1-5 of 5')
  await user.click(screen.getByRole('checkbox', { name: 'Select user1@list.example' }))
  await user.click(screen.getByRole('button', { name: 'Deactivate 1' }))
  await toast('This part of the console is missing. Try again, or reload the page.')
  expect(screen.getByText('1 selected')).toBeVisible()
  expect(requests.filter((line) => line.startsWith('PUT'))).toEqual([])

  mockIsMissing = false
  await user.click(screen.getByRole('button', { name: 'Deactivate 1' }))
  await screen.findByRole('dialog', { name: '1 user deactivated' })
  await waitFor(() => expect(requests.filter((line) => line.startsWith('PUT'))).toHaveLength(1))
})
