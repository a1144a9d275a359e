import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import '../../testing/browserLike'
import { pass, stopClock, until } from '../../testing/stopClock'
import { toast, toasts } from '../../testing/shownToasts'
import { Notifications } from './Notifications'
import { notify } from './notify'

let mockIsMissing = true
const mockAsked = jest.fn()
jest.mock('./Snackbars', () => {
  mockAsked()
  if (mockIsMissing) throw new Error('Loading chunk 7 failed')
  return jest.requireActual<object>('./Snackbars')
})

beforeEach(() => {
  mockAsked.mockReset()
  mockIsMissing = true
  render(<Notifications />)
})
afterEach(() => notify.forget())

const boxOf = (text: HTMLElement) => {
  const box = text.closest('.toast')
  return within(box instanceof HTMLElement ? box : document.body)
}

describe('without the code that shows them, messages', () => {
  it('are shown with their roles, and go when they are dismissed or a form is sent again', async () => {
    notify.error('It failed')
    notify.info('By the way')
    await toast('By the way')
    expect(toasts()).toEqual(['error: It failed', 'By the way'])
    await userEvent.click(boxOf(await toast('It failed')).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(toasts()).toEqual(['By the way']))
    notify.clear()
    await waitFor(() => expect(toasts()).toEqual([]))
  })

  it('have their button, and go when it is pressed', async () => {
    const run = jest.fn()
    notify.undoable('Campaign deactivated', run)
    await toast('Campaign deactivated')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(run).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(toasts()).toEqual([]))
  })

  it('are three at the most, and one that is said again is counted and comes last', async () => {
    for (const text of ['One', 'Two', 'Three', 'Two', 'Four']) notify.error(text)
    await toast('Four')
    expect(boxOf(await toast('Two')).getByText('2×')).toBeVisible()
    expect(toasts()).toEqual(['Three', 'Two', 'Four'].map((text) => `error: ${text}`))
  })

  it('go by themselves when they tell of no failure', async () => {
    stopClock()
    notify.error('It failed')
    notify.success('It is done')
    await until(() => expect(toasts()).toHaveLength(2))
    await pass(6_000)
    await until(() => expect(toasts()).toEqual(['error: It failed']))
  })

  it('go later where they have a button, which somebody has to reach', async () => {
    stopClock()
    notify.undoable('Campaign deactivated', () => undefined)
    await until(() => expect(toasts()).toHaveLength(1))
    await pass(11_000)
    expect(toasts()).toEqual(['Campaign deactivated'])
    await pass(1_000)
    await until(() => expect(toasts()).toEqual([]))
  })
})

it('is asked for by the first press, and again by each message until it is here, which then takes all over', async () => {
  fireEvent.pointerDown(document.body)
  await waitFor(() => expect(mockAsked).toHaveBeenCalledTimes(1))
  notify.error('First')
  await toast('First')
  await waitFor(() => expect(mockAsked).toHaveBeenCalledTimes(2))
  expect(document.querySelector('.plain-messages')).not.toBeNull()
  mockIsMissing = false
  notify.error('Second')
  await waitFor(() => expect(document.querySelector('.plain-messages')).toBeNull())
  await waitFor(() => expect(toasts()).toEqual(['error: First', 'error: Second']))
})
