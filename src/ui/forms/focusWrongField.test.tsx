import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useEffectEvent, useState } from 'react'
import { object, string } from 'yup'
import { sayPolitely } from '../messages/sayPolitely'
import { TextField } from './fields'
import { useFieldError } from './useFieldError'
import { useForm } from './useForm'

jest.mock('../messages/sayPolitely')
beforeEach(() => jest.mocked(sayPolitely).mockClear())

/** What is read out; of what was withdrawn before that it says so. */
const said = () =>
  jest.mocked(sayPolitely).mock.calls.map(([text, isWanted]) => (isWanted() ? text : `${text}, withdrawn`))

const schema = object({ name: string().required('Enter a name'), note: string() })

function Form() {
  const [isSent, setSent] = useState(false)
  const form = useForm(schema, { name: '', note: '' }, () => setSent(true))
  const refuse = useEffectEvent(() => form.refuse('name', 'The name is taken'))
  useEffect(() => {
    if (isSent) refuse()
  }, [isSent])
  return (
    <form {...form.props}>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Note" {...form.field('note')} />
      <button>Send</button>
    </form>
  )
}

function SmallForm() {
  const { field, error, refuse, clear } = useFieldError()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        refuse('Choose another name')
      }}
    >
      <input aria-label="Name" ref={field} aria-invalid={error !== undefined} onChange={clear} />
      <button>Send</button>
    </form>
  )
}

function open(form = <Form />) {
  const user = userEvent.setup()
  return { user, ...render(form), name: screen.getByLabelText('Name') }
}

it('has an error read out where the field has the focus already, at each submit', async () => {
  const { user, name } = open()
  await user.type(name, '{Enter}')
  await waitFor(() => expect(said()).toEqual(['Enter a name']))
  await user.type(name, '{Enter}')
  await waitFor(() => expect(said()).toEqual(['Enter a name, withdrawn', 'Enter a name']))
})

it('leaves an error to the field where the focus moves there', async () => {
  const { user, name } = open()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(name).toHaveFocus()
  await user.click(screen.getByLabelText('Note'))
  await user.keyboard('{Enter}')
  expect(name).toHaveFocus()
  // What would be read out comes before what is read out now.
  await user.keyboard('{Enter}')
  await waitFor(() => expect(said()).toEqual(['Enter a name']))
})

it("has a server's refusal read out where the field has the focus already", async () => {
  const { user, name } = open()
  await user.type(name, 'a{Enter}')
  expect(name).toHaveAccessibleDescription('The name is taken')
  await waitFor(() => expect(said()).toEqual(['The name is taken']))
})

it.each([
  ['the field changes', ({ user, name }: ReturnType<typeof open>) => user.type(name, 'a')],
  ['the form goes', ({ unmount }: ReturnType<typeof open>) => Promise.resolve(unmount())],
])('withdraws an error that was not read out yet when %s', async (_what, change) => {
  const opened = open()
  await opened.user.type(opened.name, '{Enter}')
  await waitFor(() => expect(said()).toEqual(['Enter a name']))
  await change(opened)
  expect(said()).toEqual(['Enter a name, withdrawn'])
})

it('has the error of the one field of a small form read out in the same way', async () => {
  const { user, name } = open(<SmallForm />)
  await user.type(name, '{Enter}')
  await waitFor(() => expect(said()).toEqual(['Choose another name']))
  await user.type(name, 'a')
  expect(said()).toEqual(['Choose another name, withdrawn'])
})
