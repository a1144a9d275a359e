import { screen } from '@testing-library/react'
import { user } from '../../testing/builders'
import { openUsers } from '../../testing/listPage'
import { toast } from '../../testing/toasts'

let mockIsMissing = true
jest.mock('./changeRow', () => {
  if (mockIsMissing) throw new Error('Loading chunk 7 failed')
  return jest.requireActual<object>('./changeRow')
})

it('says that nothing was changed where the code of changes is missing, and changes the row once it has come', async () => {
  const { user: person, requests } = openUsers([user()])
  const deactivate = async () => {
    await person.click(await screen.findByRole('button', { name: 'Actions for mona@tour.example' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Deactivate' }))
  }
  await deactivate()
  await toast("Part of the console couldn't be loaded, so nothing was changed. Try again, or reload the page.")
  expect(requests.filter((line) => line.startsWith('PUT'))).toEqual([])

  mockIsMissing = false
  await deactivate()
  await toast('mona@tour.example: Toggled')
})
