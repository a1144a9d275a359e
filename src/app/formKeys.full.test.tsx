import { fireEvent, screen } from '@testing-library/react'
import { openAddVesting } from '../testing/openAddVesting'
import { openCreateAdmin } from '../testing/openCreateAdmin'
import { openSettings } from '../testing/openSettings'
import { keepSession } from '../testing/signedInStore'
import { toast } from '../testing/toasts'
import { uploadForm } from '../testing/uploadForm'

const openUpload = uploadForm()
const ctrlEnter = (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })

it('sends a new task by Ctrl+Enter from its video', async () => {
  const { dialog } = await openUpload()
  ctrlEnter(dialog.getByLabelText('Video'))
  await toast('Enter instructions')
})

it('sends a new admin by Ctrl+Enter from the role', async () => {
  const { chosen } = await openCreateAdmin()
  ctrlEnter(chosen)
  await toast('Name cannot be empty')
})

it('sends a new schedule by Ctrl+Enter from its last field', async () => {
  const { field } = await openAddVesting()
  ctrlEnter(field('Vesting Duration (days)'))
  await toast('No Public Address stated')
})

it('asks about a changed setting by Ctrl+Enter', async () => {
  keepSession('super-admin')
  const { user } = openSettings()
  const field = await screen.findByLabelText('Points per Referral')
  await user.type(field, '5')
  ctrlEnter(field)
  expect(await screen.findByRole('dialog', { name: /Points per Referral/ })).toBeVisible()
})
