import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToasts, toast, toasts } from '../../testing/toasts'
import { DialogFrame } from '../dialogs/DialogFrame'
import { keepFocus } from '../keepFocus'
import { notify } from './notify'

beforeAll(() => keepFocus(document))
beforeEach(renderToasts)
afterEach(() => notify.forget())

const dismissAll = async () => {
  const user = userEvent.setup()
  for (const button of screen.getAllByRole('button', { name: 'Dismiss' })) await user.click(button)
  await waitFor(() => expect(toasts()).toEqual([]))
}

it('gives the focus back to the field of the dialog over which the messages stood', async () => {
  render(
    <DialogFrame title="Ask" onClose={() => undefined} actions={<button type="button">Close</button>}>
      <input aria-label="Name" />
    </DialogFrame>,
  )
  screen.getByLabelText('Name').focus()
  notify.error('One')
  notify.error('Two')
  await toast('Two')
  await dismissAll()
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
})

it('gives the focus back to the page', async () => {
  render(<input aria-label="Search" />)
  screen.getByLabelText('Search').focus()
  notify.error('It failed')
  await toast('It failed')
  await dismissAll()
  await waitFor(() => expect(screen.getByLabelText('Search')).toHaveFocus())
})
