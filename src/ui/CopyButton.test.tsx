import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToasts, toast, toasts } from '../testing/toasts'
import { CopyButton } from './CopyButton'
import { notify } from './messages/notify'

beforeEach(renderToasts)
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard')
  notify.forget()
})

const opened = () => render(<CopyButton text="0xabc" what="address" />)
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Copy address' }))

it('says that the text was copied', async () => {
  const user = userEvent.setup()
  const copied = jest.spyOn(navigator.clipboard, 'writeText')
  opened()
  await press(user)
  await toast('Copied')
  expect(copied).toHaveBeenCalledWith('0xabc')
})

it('says so where the browser refuses', async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'))
  opened()
  await press(user)
  await toast("Your browser didn't allow copying.")
  expect(toasts()).toHaveLength(1)
})

it('says so where there is no clipboard, as on a page without https', async () => {
  const user = userEvent.setup()
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  opened()
  await press(user)
  await toast("Your browser didn't allow copying.")
  expect(toasts()).toHaveLength(1)
})
