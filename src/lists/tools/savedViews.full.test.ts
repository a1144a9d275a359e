import { screen, waitFor } from '@testing-library/react'
import { copied } from '../../testing/copied'
import { fullStorage } from '../../testing/fullStorage'
import { toast } from '../../testing/toasts'
import { readViews } from './savedViews'
import { viewer, richView, keepViews, viewNames, openViews } from '../../testing/openViews'

it('keeps what is searched, filtered, sorted and shown, without the page, and marks it as what is shown', async () => {
  const { user: person, options, save } = await openViews()
  await person.click(options.getByRole('checkbox', { name: 'Points' }))
  await save('  Active ones ')
  expect(readViews(viewer)).toEqual([
    { name: 'Active ones', path: '/users', query: 'status=active&sort=-email&hide=Points' },
  ])
  expect(options.getByRole('link', { name: 'Active ones' })).toHaveAttribute('aria-current', 'true')
  expect(options.getByLabelText('Name of a new view')).toHaveValue('')
})

it('opens a view with its order and columns, and leaves the own choice of columns as it was', async () => {
  keepViews([richView])
  window.localStorage.setItem('columns.Users', '["Points"]')
  const { user: person, options } = await openViews('/users')
  await person.click(options.getByRole('link', { name: 'Rich' }))
  await waitFor(() => expect(window.location.search).toBe('?sort=-spunky_points&hide=Email'))
  expect(screen.queryByRole('columnheader', { name: 'Email' })).toBeNull()
  expect(screen.getByRole('columnheader', { name: 'Points' })).toBeVisible()
  expect(window.localStorage.getItem('columns.Users')).toBe('["Points"]')
})

it('a choice of columns in an opened view becomes the own one, without a step in the history', async () => {
  const { user: person, options } = await openViews('/users?hide=Email')
  const steps = window.history.length
  await person.click(options.getByRole('checkbox', { name: 'Status' }))
  await waitFor(() => expect(window.location.search).toBe(''))
  expect(window.localStorage.getItem('columns.Users')).toBe('["Email","Status"]')
  expect(window.history.length).toBe(steps)
})

it('opens with what fits where the list no longer offers the rest', async () => {
  await openViews('/users?status=deleted&sort=colour&hide=Wallet+Address&hide=Nothing&hide=Points')
  const heads = [...document.querySelectorAll('th')].map(({ textContent }) => textContent)
  expect(heads).toEqual(['Wallet Address', 'Date Joined', 'Email', 'Status', 'Action'])
  expect(screen.getByText('1-10 of 23')).toBeVisible()
})

it('has no view of another page', async () => {
  keepViews([
    { ...richView, path: '/tasks' },
    { ...richView, name: 'Second' },
  ])
  expect((await openViews()).links()).toEqual(['Second'])
})

it('copies the whole link', async () => {
  keepViews([richView])
  const { user: person, options } = await openViews()
  const texts = copied()
  await person.click(options.getByRole('button', { name: 'Copy the link to Rich' }))
  expect(texts).toEqual(['http://localhost/users?sort=-spunky_points&hide=Email'])
})

it('says so when the browser keeps nothing, and leaves the name, the views and the focus as they were', async () => {
  keepViews([richView])
  const { user: person, options, save, links } = await openViews()
  fullStorage()
  await save('Mine')
  await toast("This browser can't keep more views.")
  expect(options.getByLabelText('Name of a new view')).toHaveValue('Mine')
  await person.click(options.getByRole('button', { name: 'Delete Rich' }))
  expect(options.getByRole('button', { name: 'Delete Rich' })).toHaveFocus()
  await person.click(options.getByRole('button', { name: 'Rename Rich' }))
  await person.type(options.getByLabelText('New name of Rich'), 'est{Enter}')
  expect(options.getByLabelText('New name of Rich')).toHaveValue('Richest')
  expect([links(), viewNames()]).toEqual([[], ['Rich']])
  expect(screen.queryByText('View Rich deleted')).toBeNull()
})

it('takes no more letters of a name than it keeps', async () => {
  const { user: person, options } = await openViews()
  await person.click(options.getByLabelText('Name of a new view'))
  await person.paste('x'.repeat(61))
  await person.keyboard('{Enter}')
  expect(viewNames()).toEqual(['x'.repeat(60)])
})

it('does not begin at the name of a new view, from which Escape closes the menu', async () => {
  const { user: person, options } = await openViews()
  expect(options.getByLabelText('Name of a new view')).not.toHaveFocus()
  await person.click(options.getByLabelText('Name of a new view'))
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
