import { render, screen, within } from '@testing-library/react'
import { renderToasts, toast } from '../../testing/toasts'
import { DialogFrame } from '../dialogs/DialogFrame'
import { messagesPlace } from './messagesPlace'
import { notify } from './notify'

beforeEach(renderToasts)
afterEach(() => notify.forget())

const regions = () => screen.getAllByRole('region', { name: 'Messages' })

it('is where messages stand, which are announced by their own roles alone', async () => {
  notify.error('It failed')
  await toast('It failed')
  expect(regions()).toHaveLength(1)
  const [region = document.body] = regions()
  expect(within(region).getByRole('alert')).toHaveTextContent('It failed')
  expect(region).not.toHaveAttribute('aria-live')
  expect(within(region).getAllByRole('alert')).toHaveLength(1)
})

it('is found while a dialog hides the page', async () => {
  render(
    <DialogFrame title="Ask" onClose={() => undefined} actions={null}>
      text
    </DialogFrame>,
  )
  notify.info('By the way')
  await toast('By the way')
  expect(regions().map(({ textContent }) => textContent)).toEqual(['iBy the way×'])
})

it('goes with the messages into a modal <dialog>, outside which nothing can be used', async () => {
  render(<dialog open aria-label="Your session has ended" />)
  const dialog = screen.getByRole('dialog')
  dialog.append(messagesPlace.outer)
  notify.error('It failed')
  await toast('It failed')
  expect(within(dialog).getByRole('region', { name: 'Messages' })).toHaveTextContent('It failed')
})
