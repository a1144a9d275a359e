import { screen, waitFor } from '@testing-library/react'
import { users } from '../../testing/builders'
import { openUsers } from '../../testing/listPage'
import { sayPolitely } from '../../ui/messages/sayPolitely'

jest.mock('../../ui/messages/sayPolitely')

it('has the count of selected rows read out, the first one too, by a region that stood before, each until the next', async () => {
  const { user } = openUsers(users(5))
  await screen.findByText('1-5 of 5')
  const box = (id: number) => screen.getByRole('checkbox', { name: `Select user${id}@list.example` })
  const said = () =>
    jest.mocked(sayPolitely).mock.calls.map(([text, isWanted]) => (isWanted() ? text : `${text}, no more`))
  await user.click(box(1))
  await waitFor(() => expect(said()).toEqual(['1 selected']))
  expect(screen.getByText('1 selected').closest('[role=status]')).toBeNull()
  await user.click(box(2))
  await waitFor(() => expect(said()).toEqual(['1 selected, no more', '2 selected']))
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  await waitFor(() => expect(said()).toEqual(['1 selected, no more', '2 selected, no more']))
})
