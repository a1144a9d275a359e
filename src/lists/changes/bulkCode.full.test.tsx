import { screen, waitFor } from '@testing-library/react'
import { users } from '../../testing/builders'
import { openUsers } from '../../testing/listPage'

let mockIsMissing = true
jest.mock('./BulkChoices', () => {
  if (mockIsMissing) throw new Error('Loading chunk 7 failed')
  return jest.requireActual<object>('./BulkChoices')
})

it('says beside the selection that the code of the bulk actions is missing, and loads it when rows are selected again', async () => {
  const { user, requests } = openUsers(users(5))
  await screen.findByText('1-5 of 5')
  const box = () => screen.getByRole('checkbox', { name: 'Select user1@list.example' })
  await user.click(box())
  await screen.findByText('This part of the console is missing. Reload the page to continue.')
  expect(screen.getByText('1 selected')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))

  mockIsMissing = false
  await user.click(box())
  await user.click(await screen.findByRole('button', { name: 'Deactivate 1' }))
  await screen.findByRole('dialog', { name: '1 user deactivated' })
  await waitFor(() => expect(requests.filter((line) => line.startsWith('PUT'))).toHaveLength(1))
})
