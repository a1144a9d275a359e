import { render } from '@testing-library/react'
import '../../testing/browserLike'
import { toasts } from '../../testing/shownToasts'
import { pass, stopClock, until } from '../../testing/stopClock'
import { Notifications } from './Notifications'
import { notify } from './notify'

// Code that is fetched later never comes.
jest.mock('../../shared/once', () => ({ once: () => () => new Promise(() => undefined) }))

afterEach(() => notify.forget())

it('shows a message plainly when the code that shows it has not come after two seconds', async () => {
  stopClock()
  render(<Notifications />)
  notify.error('It failed')
  await pass(1_900)
  expect(toasts()).toEqual([])
  await pass(100)
  await until(() => expect(toasts()).toEqual(['error: It failed']))
})
