import { screen } from '@testing-library/react'
import { user, users } from '../../testing/builders'
import { emails, openUsers } from '../../testing/listPage'

let mockIsMissing = true
jest.mock('./readRest', () => {
  if (mockIsMissing) throw new Error('Loading chunk 7 failed')
  return jest.requireActual<object>('./readRest')
})

it('says that not all rows could be loaded where the code for that is missing, and reads them once it has come', async () => {
  const given = [...users(240), user({ id: 'm', email: 'mona@tour.example' })]
  const { user: person } = openUsers(given, '/users?search=mona', { ignores: ['search'] })
  await screen.findByText(/^Only 100 (of 241 )?rows could be loaded\./)
  expect(screen.queryByText('No user found')).toBeNull()
  mockIsMissing = false
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText('1-1 of 1')
  expect(emails()).toEqual(['mona@tour.example'])
})
