import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import '../testing/browserLike'
import { useUnsaved } from '../ui/forms/keepUnsaved'
import { mayLeave } from '../ui/forms/unsaved'
import { LeaveQuestion } from './LeaveQuestion'

jest.mock('../ui/dialogs/ConfirmDialog', () => {
  throw new Error('Loading chunk 7 failed')
})

function Form() {
  useUnsaved(true)
  return <button type="button">Stay</button>
}

it('asks by the browser before something is lost where the code of its dialog is missing, and does as it is told', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  render(
    <MemoryRouter>
      <LeaveQuestion />
      <Form />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
  expect(await mayLeave()).toBe(false)
  expect(await mayLeave()).toBe(true)
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  expect(ask.mock.calls[0]).toEqual([
    "Leave without saving?\n\nWhat you typed on this page and didn't send will be lost.",
  ])
})
