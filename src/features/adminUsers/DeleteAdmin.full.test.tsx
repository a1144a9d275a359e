import { fireEvent, waitFor } from '@testing-library/react'
import { adminUser, ownAdmin } from '../../testing/adminBuilders'
import { askDeletion, openAdmins } from '../../testing/openAdmins'

it.each([
  ['', 'Ines', 'Type the name to confirm', 'Ines'],
  ['', '', 'Type admin 7 to confirm', 'admin 7'],
])('asks before the deletion of an admin with the e-mail %j and the name %j: %s', async (email, name, label, typed) => {
  const page = openAdmins([ownAdmin, adminUser({ email, name })])
  const { screen, user } = page
  await askDeletion(page, typed)
  await user.type(screen.getByLabelText(label), typed)
  expect(screen.getByRole('button', { name: 'Delete admin' })).toBeEnabled()
})

it('takes an e-mail pasted with blanks and invisible characters around it', async () => {
  const page = openAdmins([ownAdmin, adminUser()])
  await askDeletion(page, 'ines@tour.example')
  await page.user.click(page.screen.getByLabelText('Type the e-mail to confirm'))
  await page.user.paste(' \u200bInes@tour.example\u00a0')
  expect(page.screen.getByRole('button', { name: 'Delete admin' })).toBeEnabled()
})

it('does not let an e-mail turn round the question about it, and takes it as it reads', async () => {
  const page = openAdmins([ownAdmin, adminUser({ email: '\u202etset.ruot@seni' })])
  const { screen, user } = page
  await user.click(await screen.findByRole('button', { name: /^Actions for .*tset/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByRole('heading', { name: 'Delete tset.ruot@seni?' })).toBeVisible()
  await user.type(screen.getByLabelText('Type the e-mail to confirm'), 'tset.ruot@seni')
  expect(screen.getByRole('button', { name: 'Delete admin' })).toBeEnabled()
})

it('says of a deletion only what is so on every server', async () => {
  const dialog = await askDeletion(openAdmins([ownAdmin, adminUser()]), 'ines@tour.example')
  expect(dialog.querySelector('p')).toHaveTextContent(
    /^Permanently deletes the account of Ines \(Moderator\)\. You can't undo this\.$/,
  )
})

it('deletes by Ctrl+Enter only once the e-mail is typed', async () => {
  const page = openAdmins([ownAdmin, adminUser()])
  const { screen, user, requests } = page
  await askDeletion(page, 'ines@tour.example')
  const field = screen.getByLabelText('Type the e-mail to confirm')
  const ctrlEnter = () => fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  ctrlEnter()
  await user.type(field, 'ines@tour.example')
  const deletions = () => requests.filter((line) => line.startsWith('DELETE'))
  expect(deletions()).toEqual([])
  ctrlEnter()
  await waitFor(() => expect(deletions()).toEqual(['DELETE /api/admin/admin-users/7']))
  await waitFor(() => expect(screen.queryByText('ines@tour.example')).toBeNull())
})
