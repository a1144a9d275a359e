import { screen } from '@testing-library/react'
import { users } from '../../testing/builders'
import { openUsers } from '../../testing/listPage'
import { gate, turns } from '../../testing/requests'

const mockCode = gate()
jest.mock('./fetchRest', () => ({
  fetchRest: () => mockCode.open.then(() => jest.requireActual<object>('./readRest')),
}))

it('begins no reading that was stopped before its code had come, and reads on when asked to', async () => {
  const { user: person, reads } = openUsers(users(241), '/users?search=user24', { ignores: ['search'] })
  await screen.findByText(/^100 (of 241 )?rows read/)
  await person.click(screen.getByRole('button', { name: 'Stop' }))
  mockCode.release()
  await turns()
  expect(reads()).not.toContain('?start=100&end=199')
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText('1-3 of 3')
})
