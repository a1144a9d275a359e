import { screen } from '@testing-library/react'
import { users } from '../../testing/builders'
import { takeLog } from '../../testing/consoleLog'
import { openUsers } from '../../testing/listPage'
import { toast } from '../../testing/toasts'

let mockIsMissing = true
jest.mock('./ListMenuPopup', () => {
  if (mockIsMissing) throw new Error('Loading chunk 7 failed')
  return jest.requireActual<object>('./ListMenuPopup')
})

it('opens at the next press when its code did not come at the first one', async () => {
  const { user } = openUsers(users(5))
  await screen.findByText('1-5 of 5')
  const button = screen.getByRole('button', { name: 'Options' })
  await user.click(button)
  await toast('This part of the console is missing. Try again, or reload the page.')
  mockIsMissing = false
  await user.click(button)
  expect(await screen.findByRole('dialog')).toBeVisible()
  takeLog()
})
