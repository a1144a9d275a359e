import { fireEvent, within } from '@testing-library/react'
import { toasts } from '../../testing/toasts'
import { uploadForm } from '../../testing/uploadForm'

const open = uploadForm()

it('keeps instructions that were refused as too long', async () => {
  const { dialog, screen, submit, user } = await open()
  const long = 'x'.repeat(2_160)
  fireEvent.change(dialog.getByLabelText('Instructions'), { target: { value: long } })
  await submit()
  expect(toasts()).toHaveLength(1)
  expect(dialog.getByLabelText('Instructions')).toBeInvalid()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Upload New Task' }))
  const again = within(await screen.findByRole('dialog', { name: 'Upload New Task' }))
  expect(again.getByLabelText('Instructions')).toHaveValue(long)
})
