import { within } from '@testing-library/react'
import { ownAdmin } from './adminBuilders'
import { adminServer } from './adminServer'
import { renderApp } from './renderApp'
import { keepSession } from './signedInStore'

/** Opens the form for a new admin; `fill` types the name Ada, the e-mail and the role. */
export async function openCreateAdmin(role = 'super-admin') {
  keepSession(role)
  const platform = adminServer(ownAdmin)
  const app = renderApp('/admin-users')
  const { screen, user } = app
  await user.click(await screen.findByRole('button', { name: 'Create New Admin' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Admin' }))
  const [name, chosen, email] = [
    dialog.getByLabelText('Name'),
    dialog.getByLabelText('Choose Role'),
    dialog.getByLabelText('Email'),
  ]
  const create = () => user.click(dialog.getByRole('button', { name: 'Create' }))
  const fill = async (wanted: string) => {
    await user.type(name, 'Ada')
    await user.selectOptions(chosen, wanted)
    await user.type(email, 'ada@tour.example')
  }
  return { ...app, ...platform, dialog, name, chosen, email, create, fill }
}
