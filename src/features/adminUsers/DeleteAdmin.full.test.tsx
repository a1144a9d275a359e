import { fireEvent, waitFor } from '@testing-library/react'
import { adminUser, ownAdmin } from '../../testing/adminBuilders'
import { openAdmins, adminMenu } from '../../testing/openAdmins'

it.each([
  ['', 'Ines', 'Type the name to confirm', 'Ines'],
  ['', '', 'Type admin 7 to confirm', 'admin 7'],
])('asks before the deletion of an admin with the e-mail %j and the name %j: %s', async (email, name, label, typed) => {
  const page = openAdmins([ownAdmin, adminUser({ email, name })])
  const { screen, user } = page
  await adminMenu(page, typed)
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  await user.type(await screen.findByLabelText(label), typed)
  expect(screen.getByRole('button', { name: 'Delete admin' })).toBeEnabled()
})

it('says of a deletion only what is so on every server', async () => {
  const page = openAdmins([ownAdmin, adminUser()])
  await adminMenu(page, 'ines@tour.example')
  await page.user.click(page.screen.getByRole('menuitem', { name: 'Delete' }))
  const dialog = await page.screen.findByRole('dialog', { name: 'Delete ines@tour.example?' })
  expect(dialog.querySelector('p')).toHaveTextContent(
    /^Permanently deletes the account of Ines \(Moderator\)\. You can't undo this\.$/,
  )
})

it('deletes by Ctrl+Enter only once the e-mail is typed', async () => {
  const page = openAdmins([ownAdmin, adminUser()])
  const { screen, user, requests } = page
  await adminMenu(page, 'ines@tour.example')
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  const field = await screen.findByLabelText('Type the e-mail to confirm')
  const ctrlEnter = () => fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  ctrlEnter()
  await user.type(field, 'ines@tour.example')
  const deletions = () => requests.filter((line) => line.startsWith('DELETE'))
  expect(deletions()).toEqual([])
  ctrlEnter()
  await waitFor(() => expect(deletions()).toEqual(['DELETE /api/admin/admin-users/7']))
  await waitFor(() => expect(screen.queryByText('ines@tour.example')).toBeNull())
})
