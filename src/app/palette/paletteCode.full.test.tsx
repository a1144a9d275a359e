import { findUsers, foundUser, openPalette } from '../../testing/openPalette'
import { toast } from '../../testing/shownToasts'

jest.mock('../../features/users/usersFeature', () => {
  throw new Error('Loading chunk 7 failed')
})

it('says that the code of a change is missing, and sends nothing', async () => {
  const { type, screen, user, requests } = await openPalette()
  findUsers([foundUser('mona@one.example')])
  type('mona')
  await user.click(await screen.findByRole('option', { name: 'Deactivate mona@one.example' }))
  await toast('This part of the console is missing. Try again, or reload the page.')
  expect(requests.filter((line) => !line.startsWith('GET'))).toEqual([])
})
