import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pass, stopClock, until } from '../../testing/stopClock'
import { renderToasts, toast, toasts } from '../../testing/toasts'
import Messages from './Messages'
import { notify } from './notify'

beforeEach(renderToasts)
afterEach(() => notify.forget())

describe('messages', () => {
  it('stay when they tell of a failure, and go by themselves when not', async () => {
    stopClock()
    notify.error('It failed')
    notify.success('It is done')
    await until(() => expect(toasts()).toHaveLength(2))
    await pass(5_900)
    expect(toasts()).toEqual(['error: It failed', 'It is done'])
    // Second by second, because the exit animation has several steps.
    for (let second = 0; second < 30; second += 1) await pass(1_000)
    await until(() => expect(toasts()).toEqual(['error: It failed']))
  })

  it('go when they are dismissed, and when a form is sent again', async () => {
    const user = userEvent.setup()
    notify.error('First')
    notify.error('Second')
    const first = await toast('First')
    const box = first.closest('.toast')
    await user.click(within(box instanceof HTMLElement ? box : document.body).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(toasts()).toEqual(['error: Second']))
    notify.clear()
    await waitFor(() => expect(toasts()).toEqual([]))
  })

  it('that tell of a failure go with Escape, the newest first, before the page hears the key; others stay', async () => {
    const user = userEvent.setup()
    const isTaken: boolean[] = []
    const hear = ({ defaultPrevented }: KeyboardEvent) => isTaken.push(defaultPrevented)
    document.addEventListener('keydown', hear)
    notify.error('First')
    notify.error('Second')
    notify.undoable('Mona deactivated', () => undefined)
    await toast('Mona deactivated')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(toasts()).toEqual(['error: First', 'Mona deactivated']))
    await user.keyboard('{Escape}{Escape}')
    await waitFor(() => expect(toasts()).toEqual(['Mona deactivated']))
    expect(isTaken).toEqual([true, true, false])
    document.removeEventListener('keydown', hear)
  })

  it('leave Escape to a field, to a dialog, and to what a held key has begun', async () => {
    const user = userEvent.setup()
    notify.error('It failed')
    await toast('It failed')
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    const field = render(<input aria-label="Name" />)
    fireEvent(screen.getByLabelText('Name'), escape)
    field.unmount()
    // Whether it was left to others.
    const isLeft = (target: Element, repeat = false) => fireEvent.keyDown(target, { key: 'Escape', repeat })
    expect(isLeft(document.body, true)).toBe(true)
    const close = jest.fn()
    render(<Messages onClose={close} />)
    expect(isLeft(await screen.findByRole('dialog', { name: 'Messages' }))).toBe(true)
    await user.keyboard('{Escape}')
    expect(close).toHaveBeenCalled()
    expect(escape.defaultPrevented).toBe(false)
    expect(toasts()).toEqual(['error: It failed'])
  })

  it('are three at the most: the oldest failure gives way', async () => {
    for (const text of ['One', 'Two', 'Three', 'Four']) notify.error(text)
    await toast('Four')
    await waitFor(() => expect(toasts()).toEqual(['Two', 'Three', 'Four'].map((text) => `error: ${text}`)))
  })

  it('are counted when they are said again while they stand, and begin anew when they stand no more', async () => {
    const user = userEvent.setup()
    notify.error('It failed')
    await toast('It failed')
    notify.error('It failed')
    await screen.findByText('2×')
    await waitFor(() => expect(toasts()).toEqual(['error: It failed']))
    notify.error('It failed')
    await screen.findByText('3×')
    await waitFor(() => expect(toasts()).toEqual(['error: It failed']))
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(toasts()).toEqual([]))
    notify.error('It failed')
    await toast('It failed')
    expect(screen.queryByText(/×$/, { selector: 'b' })).toBeNull()
  })

  it('stand their full time again when they are said again', async () => {
    stopClock()
    notify.success('It is done')
    await until(() => expect(toasts()).toHaveLength(1))
    await pass(5_000)
    notify.success('It is done')
    for (let second = 0; second < 3; second += 1) await pass(1_000)
    expect(toasts()).toEqual(['It is done'])
    expect(screen.getByText('2×')).toBeVisible()
  })

  it('stay apart when they come in the same moment', async () => {
    jest.spyOn(Date.prototype, 'getTime').mockReturnValue(1_800_000_000_000)
    jest.spyOn(Math, 'random').mockReturnValue(0.5)
    notify.success('One')
    for (const text of ['Two', 'Three']) notify.undoable(text, () => undefined)
    jest.restoreAllMocks()
    await toast('Three')
    await waitFor(() => expect(toasts()).toEqual(['One', 'Two', 'Three']))
  })

  it('do once what their button says, also when it is pressed twice', async () => {
    const undo = jest.fn()
    notify.undoable('Mona deactivated', undo)
    await toast('Mona deactivated')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledTimes(1)
  })

  it('interrupt a screen reader for a failure alone', async () => {
    notify.error('It failed')
    notify.info('By the way')
    expect((await toast('It failed')).closest('[role]')).toHaveAttribute('role', 'alert')
    expect((await toast('By the way')).closest('[role=alert],[aria-live]')).toBeNull()
  })

  it('show below a failure under which name the server knows it; the same text is not shown twice for that', async () => {
    notify.error('It failed', { requestId: 'req-7' })
    const box = (await toast('It failed')).closest('.toast')
    expect(box).toHaveTextContent('It failedRequest req-7')
    notify.error('It failed', { requestId: 'req-8' })
    notify.error('Another')
    await toast('Another')
    await waitFor(() => expect(toasts()).toEqual(['error: It failed', 'error: Another']))
  })
})
