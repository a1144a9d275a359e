import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createPortal } from 'react-dom'
import { sendByKeys } from './sendByKeys'

/** A form of several kinds of fields, and how often it was sent. */
function open() {
  const sent = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const removed = jest.fn()
  render(
    <>
      <form id="terms" onSubmit={sent} onKeyDown={sendByKeys}>
        <textarea aria-label="Terms" />
        <input aria-label="Name" />
        <select aria-label="Type" />
        <input aria-label="Video" type="file" />
        <button type="button" onClick={removed}>
          Remove
        </button>
        {createPortal(<button type="button">Cancel</button>, document.body)}
      </form>
      <button form="terms">Send</button>
    </>,
  )
  return { sent, removed }
}

it.each(['Terms', 'Name', 'Type', 'Video'])(
  'sends the form by Ctrl+Enter in %s, once however long that is held down',
  (label) => {
    const { sent } = open()
    const field = screen.getByLabelText(label)
    expect(fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })).toBe(false)
    expect(fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, repeat: true })).toBe(false)
    expect(sent).toHaveBeenCalledTimes(1)
  },
)

it('sends the form by Cmd+Enter on one of its buttons, instead of pressing that', async () => {
  const { sent, removed } = open()
  const user = userEvent.setup()
  screen.getByRole('button', { name: 'Remove' }).focus()
  await user.keyboard('{Meta>}{Enter}{/Meta}')
  expect(sent).toHaveBeenCalledTimes(1)
  expect(removed).not.toHaveBeenCalled()
})

it.each(['Terms', 'Type', 'Video'])('leaves Enter alone to %s', (label) => {
  const { sent } = open()
  expect(fireEvent.keyDown(screen.getByLabelText(label), { key: 'Enter' })).toBe(true)
  expect(sent).not.toHaveBeenCalled()
})

it('leaves Ctrl+Enter to a dialog over the form, and to a text that is being composed', () => {
  const { sent } = open()
  const ctrlEnter = { key: 'Enter', ctrlKey: true }
  expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Cancel' }), ctrlEnter)).toBe(true)
  expect(fireEvent.keyDown(screen.getByLabelText('Name'), { ...ctrlEnter, isComposing: true })).toBe(true)
  expect(sent).not.toHaveBeenCalled()
})
