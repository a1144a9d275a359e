import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { users } from '../../testing/builders'
import { copied } from '../../testing/copied'
import { fullStorage } from '../../testing/fullStorage'
import { openUsers } from '../../testing/listPage'
import { toast } from '../../testing/toasts'
import { changeViews, readViews, viewQuery } from './savedViews'

const key = 'views.moderator Mona'
const mona = { email: '', role: 'moderator', name: 'Mona' }
const rich = { name: 'Rich', path: '/users', query: 'sort=-spunky_points&hide=Email' }
const keep = (value: unknown) => window.localStorage.setItem(key, JSON.stringify(value))
const names = () => readViews(mona).map(({ name }) => name)

async function openMenu(address = '/users?status=active&sort=-email&page=2') {
  const page = openUsers(users(23), address)
  await screen.findByText(/of 23/)
  await page.user.click(screen.getByRole('button', { name: 'Options' }))
  const options = within(await screen.findByRole('dialog', { name: 'Options' }))
  const save = async (name: string) => {
    const field = options.getByLabelText('Name of a new view')
    await page.user.clear(field)
    if (name) await page.user.type(field, name)
    await page.user.click(options.getByRole('button', { name: 'Save view' }))
  }
  const links = () => options.queryAllByRole('link').map(({ textContent }) => textContent)
  return { ...page, options, save, links }
}

it('keeps what is searched, filtered, sorted and shown, without the page, and marks it as what is shown', async () => {
  const { user: person, options, save } = await openMenu()
  await person.click(options.getByRole('checkbox', { name: 'Points' }))
  await save('  Active ones ')
  expect(readViews(mona)).toEqual([
    { name: 'Active ones', path: '/users', query: 'status=active&sort=-email&hide=Points' },
  ])
  expect(options.getByRole('link', { name: 'Active ones' })).toHaveAttribute('aria-current', 'true')
  expect(options.getByLabelText('Name of a new view')).toHaveValue('')
})

it('opens a view with its order and columns, and leaves the own choice of columns as it was', async () => {
  keep([rich])
  window.localStorage.setItem('columns.Users', '["Points"]')
  const { user: person, options } = await openMenu('/users')
  await person.click(options.getByRole('link', { name: 'Rich' }))
  await waitFor(() => expect(window.location.search).toBe('?sort=-spunky_points&hide=Email'))
  expect(screen.queryByRole('columnheader', { name: 'Email' })).toBeNull()
  expect(screen.getByRole('columnheader', { name: 'Points' })).toBeVisible()
  expect(window.localStorage.getItem('columns.Users')).toBe('["Points"]')
})

it('a choice of columns in an opened view becomes the own one, without a step in the history', async () => {
  const { user: person, options } = await openMenu('/users?hide=Email')
  const steps = window.history.length
  await person.click(options.getByRole('checkbox', { name: 'Status' }))
  await waitFor(() => expect(window.location.search).toBe(''))
  expect(window.localStorage.getItem('columns.Users')).toBe('["Email","Status"]')
  expect(window.history.length).toBe(steps)
})

it('opens with what fits where the list no longer offers the rest', async () => {
  await openMenu('/users?status=deleted&sort=colour&hide=Wallet+Address&hide=Nothing&hide=Points')
  const heads = [...document.querySelectorAll('th')].map(({ textContent }) => textContent)
  expect(heads).toEqual(['Wallet Address', 'Date Joined', 'Email', 'Status', 'Action'])
  expect(screen.getByText('1-10 of 23')).toBeVisible()
})

it('renames a view, takes no name twice and none that is empty', async () => {
  keep([rich])
  const { user: person, options, save, links } = await openMenu()
  await save(' RICH ')
  await toast('There is a view named RICH already.')
  await save(' ')
  await toast('Enter a name for this view')
  const field = options.getByLabelText('Name of a new view')
  expect(field).toHaveAccessibleDescription('Enter a name for this view')
  expect(field).toBeInvalid()
  expect(field).toHaveFocus()
  await person.type(field, 'P')
  await waitFor(() => expect(screen.queryByText('Enter a name for this view')).toBeNull())
  expect(screen.queryByText('There is a view named RICH already.')).toBeNull()
  expect(field).toBeValid()
  expect(links()).toEqual(['Rich'])
  await person.click(options.getByRole('button', { name: 'Rename Rich' }))
  expect(options.getByLabelText('New name of Rich')).toHaveFocus()
  await person.clear(options.getByLabelText('New name of Rich'))
  fireEvent.keyDown(options.getByLabelText('New name of Rich'), { key: 'Escape', keyCode: 229, isComposing: true })
  expect(options.getByLabelText('New name of Rich')).toHaveValue('')
  await person.keyboard('{Escape}')
  expect(options.queryByLabelText('New name of Rich')).toBeNull()
  await person.click(options.getByRole('button', { name: 'Rename Rich' }))
  await person.clear(options.getByLabelText('New name of Rich'))
  await person.type(options.getByLabelText('New name of Rich'), 'Richest{Enter}')
  expect([links(), names()]).toEqual([['Richest'], ['Richest']])
})

it('takes no name that a view of another tab has', async () => {
  const { user: person, options, save, links } = await openMenu()
  await save('Mine')
  keep([...readViews(mona), rich])
  await save('rich')
  await toast('There is a view named rich already.')
  await person.click(options.getByRole('button', { name: 'Rename Mine' }))
  const field = options.getByLabelText('New name of Mine')
  await person.clear(field)
  await person.type(field, 'Rich{Enter}')
  await toast('There is a view named Rich already.')
  expect(names()).toEqual(['Mine', 'Rich'])
  await person.clear(field)
  await person.type(field, 'MINE{Enter}')
  expect([links(), names()]).toEqual([
    ['MINE', 'Rich'],
    ['MINE', 'Rich'],
  ])
  keep(readViews(mona).slice(0, 1))
  await person.click(options.getByRole('button', { name: 'Save view' }))
  expect(names()).toEqual(['MINE', 'rich'])
  expect(options.getByLabelText('Name of a new view')).toBeValid()
})

it.each([
  ['Enter', ' Best {Enter}', 'Best'],
  ['Escape', 'Best{Escape}', 'Second'],
  ['Cancel', 'Best{Tab}{Tab}{Enter}', 'Second'],
])("gives the focus back to the view's Rename when %s ends the renaming", async (_key, keys, name) => {
  keep(['First', 'Second', 'Third'].map((one) => ({ ...rich, name: one })))
  const { user: person, options } = await openMenu()
  await person.click(options.getByRole('button', { name: 'Rename Second' }))
  await person.clear(options.getByLabelText('New name of Second'))
  await person.keyboard(keys)
  expect(options.getByRole('button', { name: `Rename ${name}` })).toHaveFocus()
})

it('gives the focus back to Rename only once after each renaming', async () => {
  keep(['First', 'Second'].map((name) => ({ ...rich, name })))
  const { user: person, options, save } = await openMenu()
  const press = (name: string) => person.click(options.getByRole('button', { name }))
  await press('Rename Second')
  await person.keyboard('{Escape}')
  await press('Delete Second')
  await save('Second')
  expect(options.getByRole('button', { name: 'Rename Second' })).not.toHaveFocus()
  await press('Rename Second')
  await person.keyboard('{Escape}')
  await press('Rename Second')
  await press('Rename First')
  expect(options.getByLabelText('New name of First')).toHaveFocus()
})

it('keeps a new name that is being typed while another view is deleted', async () => {
  keep(['First', 'Second'].map((name) => ({ ...rich, name })))
  const { user: person, options } = await openMenu()
  await person.click(options.getByRole('button', { name: 'Rename First' }))
  await person.type(options.getByLabelText('New name of First'), ' of all')
  await person.click(options.getByRole('button', { name: 'Delete Second' }))
  expect(options.getByLabelText('New name of First')).toHaveValue('First of all')
  expect(options.getByLabelText('New name of First')).toHaveFocus()
})

it('deletes a view, and puts it back in its place by Undo', async () => {
  keep([rich, { ...rich, name: 'Second' }])
  const { user: person, options, links } = await openMenu()
  await person.click(options.getByRole('button', { name: 'Delete Rich' }))
  await toast('View Rich deleted')
  expect([links(), names()]).toEqual([['Second'], ['Second']])
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  expect([links(), names()]).toEqual([
    ['Rich', 'Second'],
    ['Rich', 'Second'],
  ])
})

it('gives the focus after Delete to the next view, else to the one before, else to the name of a new one', async () => {
  keep(['First', 'Second', 'Third'].map((name) => ({ ...rich, name })))
  const { user: person, options } = await openMenu()
  const press = (name: string) => person.click(options.getByRole('button', { name }))
  await press('Delete Second')
  expect(options.getByRole('link', { name: 'Third' })).toHaveFocus()
  await press('Delete Third')
  expect(options.getByRole('link', { name: 'First' })).toHaveFocus()
  await press('Delete First')
  expect(options.getByLabelText('Name of a new view')).toHaveFocus()
})

it('has no view of another page', async () => {
  keep([
    { ...rich, path: '/tasks' },
    { ...rich, name: 'Second' },
  ])
  expect((await openMenu()).links()).toEqual(['Second'])
})

it('takes a name that a view of another page has, and deletes only its own view of that name', async () => {
  const other = { ...rich, path: '/tasks' }
  keep([other])
  const { user: person, options, save, links } = await openMenu('/users?sort=email')
  await save('Rich')
  expect(links()).toEqual(['Rich'])
  await person.click(options.getByRole('button', { name: 'Delete Rich' }))
  expect(readViews(mona).map(({ path }) => path)).toEqual(['/tasks'])
})

it('puts no view back beside a new one of its name', async () => {
  keep([rich])
  const { user: person, options, save, links } = await openMenu()
  await person.click(options.getByRole('button', { name: 'Delete Rich' }))
  await toast('View Rich deleted')
  await save('Rich')
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  expect([links(), readViews(mona).map(({ query }) => query)]).toEqual([['Rich'], ['status=active&sort=-email&hide=']])
})

it('copies the whole link', async () => {
  keep([rich])
  const { user: person, options } = await openMenu()
  const texts = copied()
  await person.click(options.getByRole('button', { name: 'Copy the link to Rich' }))
  expect(texts).toEqual(['http://localhost/users?sort=-spunky_points&hide=Email'])
})

it('says so when the browser keeps nothing, and leaves the name, the views and the focus as they were', async () => {
  keep([rich])
  const { user: person, options, save, links } = await openMenu()
  fullStorage()
  await save('Mine')
  await toast("This browser can't keep more views.")
  expect(options.getByLabelText('Name of a new view')).toHaveValue('Mine')
  await person.click(options.getByRole('button', { name: 'Delete Rich' }))
  expect(options.getByRole('button', { name: 'Delete Rich' })).toHaveFocus()
  await person.click(options.getByRole('button', { name: 'Rename Rich' }))
  await person.type(options.getByLabelText('New name of Rich'), 'est{Enter}')
  expect(options.getByLabelText('New name of Rich')).toHaveValue('Richest')
  expect([links(), names()]).toEqual([[], ['Rich']])
  expect(screen.queryByText('View Rich deleted')).toBeNull()
})

it('takes no more letters of a name than it keeps', async () => {
  const { user: person, options } = await openMenu()
  await person.click(options.getByLabelText('Name of a new view'))
  await person.paste('x'.repeat(61))
  await person.keyboard('{Enter}')
  expect(names()).toEqual(['x'.repeat(60)])
})

it('does not begin at the name of a new view, from which Escape closes the menu', async () => {
  const { user: person, options } = await openMenu()
  expect(options.getByLabelText('Name of a new view')).not.toHaveFocus()
  await person.click(options.getByLabelText('Name of a new view'))
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it.each<[string, string, readonly string[]]>([
  ['nothing', '', []],
  ['no JSON', '{', []],
  ['another form', '{"name":"Rich"}', []],
  ['a number', '7', []],
  ['views and other things', JSON.stringify([1, null, rich, [], { name: 'No path' }]), ['Rich']],
  [
    'a path to elsewhere',
    JSON.stringify([
      { ...rich, path: '//evil.example' },
      { ...rich, path: 'javascript:x' },
    ]),
    [],
  ],
  [
    'a name that is no text',
    JSON.stringify([
      { ...rich, name: 7 },
      { ...rich, name: ' ' },
    ]),
    [],
  ],
  ['a name that is too long', JSON.stringify([{ ...rich, name: 'x'.repeat(61) }]), []],
])('reads a storage with %s', (_what, stored, expected) => {
  window.localStorage.setItem(key, stored)
  expect(names()).toEqual(expected)
})

it('takes no parameter from the storage but those of lists, and all of these', () => {
  const lists =
    'search=a%26b&status=active&from=2026-01-01&to=2026-02-01&actor=Bo&action=role&sort=email&size=25&hide=&chain=1&account=0x1'
  keep([{ ...rich, query: `open=upload&view=7&${lists}&who=x&page=2&invite=t` }])
  expect(readViews(mona)[0]?.query).toBe(lists)
})

it('has the views of each person apart, by e-mail where there is one', () => {
  keep([rich])
  const max = { ...mona, email: 'max@tour.example' }
  expect(readViews(max)).toEqual([])
  changeViews(max, (views) => [...views, { ...rich, name: 'Of Max' }])
  expect([names(), readViews(max).map(({ name }) => name)]).toEqual([['Rich'], ['Of Max']])
})

it('keeps at most 50, and what another tab has kept meanwhile', () => {
  keep(Array.from({ length: 49 }, (_, index) => ({ ...rich, name: `View ${index}` })))
  expect(changeViews(mona, (views) => [...views, rich])).toHaveLength(50)
  expect(changeViews(mona, (views) => [...views, { ...rich, name: 'One more' }])).toBeUndefined()
  expect(names()).toHaveLength(50)
})

it('says of a view without a hidden column that it has none', () => {
  expect(viewQuery(new URLSearchParams('sort=email'))).toBe('sort=email&hide=')
})
