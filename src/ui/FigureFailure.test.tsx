import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { gate } from '../testing/requests'
import { FigureFailure } from './FigureFailure'

it('asks once however often it is pressed, until that has ended, and then says anew how it ended', async () => {
  const { open, release } = gate()
  const retry = jest.fn(() => open)
  render(<FigureFailure isMissing={false} retry={retry} />)
  const user = userEvent.setup()
  const again = screen.getByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('alert')).toBeNull()
  await user.dblClick(again)
  expect(retry).toHaveBeenCalledTimes(1)
  release()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('May be out of date.'))
  const said = screen.getByRole('alert')
  await user.click(again)
  expect(retry).toHaveBeenCalledTimes(2)
  await waitFor(() => expect(said).not.toBeInTheDocument())
  expect(screen.getByRole('alert')).toBeVisible()
})
