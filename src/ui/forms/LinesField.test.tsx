import { fireEvent, render, screen } from '@testing-library/react'
import { LinesField } from './LinesField'

/** A form of one such field, and how often it was sent. */
function open() {
  const sent = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={sent}>
      <LinesField label="Terms" name="terms" value="" error={undefined} onChange={jest.fn()} />
      <button>Send</button>
    </form>,
  )
  return { sent, field: screen.getByLabelText('Terms') }
}

it.each(['ctrlKey', 'metaKey'])('sends its form by Enter with %s, once however long that is held down', (modifier) => {
  const { sent, field } = open()
  fireEvent.keyDown(field, { key: 'Enter', [modifier]: true })
  fireEvent.keyDown(field, { key: 'Enter', [modifier]: true, repeat: true })
  expect(sent).toHaveBeenCalledTimes(1)
})

it('begins a line by Enter alone', () => {
  const { sent, field } = open()
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true)
  expect(sent).not.toHaveBeenCalled()
})
