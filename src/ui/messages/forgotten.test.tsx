import { pass, stopClock } from '../../testing/stopClock'
import { renderToasts, toasts } from '../../testing/toasts'
import { notify } from './notify'

beforeEach(() => {
  stopClock()
  renderToasts()
})
afterEach(() => notify.forget())

it('shows nothing after all was forgotten, not even what has waited for its turn', async () => {
  for (const text of ['One', 'Two', 'Three']) {
    notify.error(text)
    await pass(400)
  }
  notify.undoable('mona@x.example was deactivated', () => undefined)
  await pass(50)
  notify.forget()
  await pass(2_000)
  expect(toasts()).toEqual([])
})

it('counts no message that was said before all was forgotten', async () => {
  notify.error('E-mail or password is wrong')
  await pass(400)
  expect(toasts()).toEqual(['error: E-mail or password is wrong'])
  notify.forget()
  notify.error('E-mail or password is wrong')
  await pass(1_000)
  expect(document.querySelector('.messages')).toHaveTextContent('!E-mail or password is wrong×')
})
