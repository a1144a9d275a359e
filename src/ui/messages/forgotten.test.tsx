import { renderToasts, toast, toasts } from '../../testing/toasts'
import { notify } from './notify'

beforeEach(renderToasts)
afterEach(() => notify.forget())

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

it('shows nothing after all was forgotten, not even what has waited for its turn', async () => {
  for (const text of ['One', 'Two', 'Three']) {
    notify.error(text)
    await pause(400)
  }
  notify.undoable('mona@x.example was deactivated', () => undefined)
  await pause(50)
  notify.forget()
  await pause(2_000)
  expect(toasts()).toEqual([])
})

it('counts no message that was said before all was forgotten', async () => {
  notify.error('E-mail or password is wrong')
  await toast('E-mail or password is wrong')
  notify.forget()
  notify.error('E-mail or password is wrong')
  await pause(1_000)
  expect(document.querySelector('.messages')).toHaveTextContent('!E-mail or password is wrong×')
})
