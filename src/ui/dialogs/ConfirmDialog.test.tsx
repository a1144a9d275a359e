import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ConfirmDialog from './ConfirmDialog'

/** The question, with what it has called, in order. */
function ask() {
  const called: string[] = []
  render(
    <ConfirmDialog
      title="Delete it?"
      text="It cannot be undone."
      verb="Delete"
      danger
      onConfirm={() => called.push('confirmed')}
      onClose={() => called.push('closed')}
    />,
  )
  return { called, user: userEvent.setup() }
}

it('has the focus on what changes nothing, so that Enter does no harm', async () => {
  const { called, user } = ask()
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(called).toEqual(['closed'])
})

it.each([
  ['its verb is pressed, which closes it before it acts', 'Delete', ['closed', 'confirmed']],
  ['Cancel is pressed', 'Cancel', ['closed']],
])('when %s (%s), calls %j', async (_what, name, calls) => {
  const { called, user } = ask()
  await user.click(screen.getByRole('button', { name }))
  expect(called).toEqual(calls)
})

it('does nothing at the second click of a double click, which was meant for what has opened it', () => {
  const { called } = ask()
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }), { detail: 2 })
  expect(called).toEqual([])
})

it('is closed by Escape, and shows that its verb destroys something', async () => {
  const { called, user } = ask()
  expect(screen.getByRole('button', { name: 'Delete' }).className).toMatch(/danger/)
  await user.keyboard('{Escape}')
  expect(called).toEqual(['closed'])
})
