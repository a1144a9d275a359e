import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { object, string } from 'yup'
import { gate } from '../../testing/requests'
import { renderToasts, toast, toasts } from '../../testing/toasts'
import { notify } from '../messages/notify'
import { TextField } from './fields'
import { useForm } from './useForm'

const schema = object({
  from: string()
    .required('Enter a start')
    .test('order', 'The start comes before the end', (text, { parent }: { parent: { to?: string } }) =>
      text && parent.to ? text < parent.to : true,
    ),
  to: string().trim().required('Enter an end'),
})

const refusing = { text: 'The server knows this start already' }
/** The answer for which "Refuse later" waits. */
const answer = gate()

function Form({ sent }: { sent: (values: unknown) => void }) {
  const form = useForm(schema, { from: '', to: '' }, sent)
  return (
    <form {...form.props}>
      <TextField label="From" {...form.field('from')} />
      <TextField label="To" {...form.field('to')} />
      <button>Send</button>
      <button type="button" onClick={() => form.refuse('from', refusing.text)}>
        Refuse
      </button>
      <button type="button" onClick={() => void answer.open.then(() => form.refuse('from', refusing.text))}>
        Refuse later
      </button>
    </form>
  )
}

function Closable({ sent }: { sent: (values: unknown) => void }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      {open && <Form sent={sent} />}
      <button onClick={() => setOpen(false)}>Close</button>
    </>
  )
}

function open() {
  renderToasts()
  const sent = jest.fn()
  render(<Closable sent={sent} />)
  const user = userEvent.setup()
  return {
    sent,
    user,
    field: (label: string) => screen.getByLabelText(label),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  }
}

afterEach(() => notify.forget())

it('checks a field that was wrong again as it changes: its error goes when it is right and comes back when it is not', async () => {
  const { user, field, press } = open()
  await press('Send')
  expect(field('From')).toHaveAccessibleDescription('Enter a start')
  await user.type(field('From'), 'a')
  expect(field('From')).not.toHaveAttribute('aria-invalid')
  expect(field('To')).toHaveAccessibleDescription('Enter an end')
  await user.clear(field('From'))
  expect(field('From')).toHaveAccessibleDescription('Enter a start')
})

it('takes the error of a field away when another field makes it right', async () => {
  const { user, field, press } = open()
  await user.type(field('From'), '5')
  await user.type(field('To'), '3')
  await press('Send')
  expect(field('From')).toHaveAccessibleDescription('The start comes before the end')
  await toast('The start comes before the end')
  await user.clear(field('To'))
  await user.type(field('To'), '9')
  expect(field('From')).not.toHaveAttribute('aria-invalid')
  await waitFor(() => expect(toasts()).toEqual([]))
})

it('marks no further field as wrong before it is sent again', async () => {
  const { user, field, press } = open()
  await user.type(field('To'), '2')
  await press('Send')
  expect(field('From')).toHaveAccessibleDescription('Enter a start')
  await user.clear(field('To'))
  expect(field('To')).toHaveValue('')
  expect(field('To')).not.toHaveAttribute('aria-invalid')
})

it('marks no field as wrong before it is sent', async () => {
  const { user, field } = open()
  await user.type(field('From'), 'a')
  await user.clear(field('From'))
  expect(field('From')).not.toHaveAttribute('aria-invalid')
})

it('says the first error once to a screen reader: at the field, which has the focus, and not by the message', async () => {
  const { field, press } = open()
  await press('Send')
  const message = await toast('Enter a start')
  expect(field('From')).toHaveFocus()
  expect(message.closest('[role=alert],[role=status],[aria-live]')).toBeNull()
})

it('takes its message away when the field changes', async () => {
  const { user, field, press } = open()
  await press('Send')
  await toast('Enter a start')
  await user.type(field('From'), 'a')
  await waitFor(() => expect(toasts()).toEqual([]))
  await user.clear(field('From'))
  expect(toasts()).toEqual([])
})

it('does not bring its message back when another field makes the same error again', async () => {
  const { user, field, press } = open()
  await user.type(field('From'), '5')
  await user.type(field('To'), '3')
  await press('Send')
  await toast('The start comes before the end')
  await user.clear(field('To'))
  await waitFor(() => expect(toasts()).toEqual([]))
  await user.type(field('To'), '3')
  expect(field('From')).toHaveAccessibleDescription('The start comes before the end')
  expect(toasts()).toEqual([])
})

it('leaves its message there while another field changes', async () => {
  const { user, field, press } = open()
  await press('Send')
  await toast('Enter a start')
  notify.error('Something else failed', { about: 'else' })
  await toast('Something else failed')
  await user.type(field('To'), '2')
  // What goes by this change goes before the other message.
  notify.repaired('else')
  await waitFor(() => expect(toasts()).toEqual(['error: Enter a start']))
})

it('shows its message anew when it is sent again with the same error', async () => {
  const { press } = open()
  await press('Send')
  const first = await toast('Enter a start')
  await press('Send')
  await waitFor(() => expect(first).not.toBeInTheDocument())
  await toast('Enter a start')
})

it('takes its message away with itself, and leaves those of others', async () => {
  const { press } = open()
  await press('Send')
  await toast('Enter a start')
  notify.error('Something else failed')
  await toast('Something else failed')
  await press('Close')
  await waitFor(() => expect(toasts()).toEqual(['error: Something else failed']))
})

it('takes earlier messages away as it is sent again', async () => {
  const { user, field, press } = open()
  await user.type(field('From'), '1')
  await user.type(field('To'), '2')
  notify.error('The last try failed')
  await toast('The last try failed')
  await press('Send')
  await waitFor(() => expect(toasts()).toEqual([]))
})

it('sends what the schema makes of the input', async () => {
  const { user, field, press, sent } = open()
  await user.type(field('From'), '1')
  await user.type(field('To'), ' 2 ')
  await press('Send')
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ from: '1', to: '2' }))
})

it('sends once when it is submitted twice at once', async () => {
  const { user, field, sent } = open()
  await user.type(field('From'), '1')
  await user.type(field('To'), '2')
  for (const submit of [fireEvent.submit, fireEvent.submit]) submit(field('To'))
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
})

describe('a refusal of the server', () => {
  async function refused(button = 'Refuse') {
    const form = open()
    await form.user.type(form.field('From'), '1')
    await form.user.type(form.field('To'), '2')
    await form.press('Send')
    expect(form.sent).toHaveBeenCalledWith({ from: '1', to: '2' })
    await form.press(button)
    return form
  }

  it('stands at its field, which takes the focus, and is no message besides', async () => {
    const { field } = await refused()
    expect(field('From')).toHaveFocus()
    expect(field('From')).toHaveAttribute('aria-invalid', 'true')
    expect(field('From')).toHaveAccessibleDescription(refusing.text)
    expect(toasts()).toEqual([])
  })

  it('has the focus at its field from the moment at which it stands there, for who types on at once', async () => {
    const found: (Element | null)[] = []
    const observer = new MutationObserver(() => found.push(document.activeElement))
    const { field } = await refused('Refuse later')
    observer.observe(field('From'), { attributeFilter: ['aria-invalid'] })
    answer.release()
    await waitFor(() => expect(field('From')).toHaveAccessibleDescription(refusing.text))
    observer.disconnect()
    expect(found).toEqual([field('From')])
  })

  it('goes as the form is sent again with the same value', async () => {
    const { field, press } = await refused()
    expect(field('From')).toHaveAttribute('aria-invalid', 'true')
    await press('Send')
    await waitFor(() => expect(field('From')).not.toHaveAttribute('aria-invalid'))
  })

  it('goes as the field changes, and lets the form be sent again', async () => {
    const { user, field, press, sent } = await refused()
    await user.type(field('From'), '0')
    expect(field('From')).not.toHaveAttribute('aria-invalid')
    await user.clear(field('From'))
    await user.type(field('From'), '0')
    await press('Send')
    expect(sent).toHaveBeenLastCalledWith({ from: '0', to: '2' })
  })
})
