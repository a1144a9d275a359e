import { fireEvent, screen, waitFor } from '@testing-library/react'
import { toast } from '../../testing/toasts'
import { readViews } from './savedViews'
import { viewer, richView, keepViews, viewNames, openViews } from '../../testing/openViews'

it('renames a view, takes no name twice and none that is empty', async () => {
  keepViews([richView])
  const { user: person, options, save, links } = await openViews()
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
  expect([links(), viewNames()]).toEqual([['Richest'], ['Richest']])
})

it('takes no name that a view of another tab has', async () => {
  const { user: person, options, save, links } = await openViews()
  await save('Mine')
  keepViews([...readViews(viewer), richView])
  await save('rich')
  await toast('There is a view named rich already.')
  await person.click(options.getByRole('button', { name: 'Rename Mine' }))
  const field = options.getByLabelText('New name of Mine')
  await person.clear(field)
  await person.type(field, 'Rich{Enter}')
  await toast('There is a view named Rich already.')
  expect(viewNames()).toEqual(['Mine', 'Rich'])
  await person.clear(field)
  await person.type(field, 'MINE{Enter}')
  expect([links(), viewNames()]).toEqual([
    ['MINE', 'Rich'],
    ['MINE', 'Rich'],
  ])
  keepViews(readViews(viewer).slice(0, 1))
  await person.click(options.getByRole('button', { name: 'Save view' }))
  expect(viewNames()).toEqual(['MINE', 'rich'])
  expect(options.getByLabelText('Name of a new view')).toBeValid()
})

it.each([
  ['Enter', ' Best {Enter}', 'Best'],
  ['Escape', 'Best{Escape}', 'Second'],
  ['Cancel', 'Best{Tab}{Tab}{Enter}', 'Second'],
])("gives the focus back to the view's Rename when %s ends the renaming", async (_key, keys, name) => {
  keepViews(['First', 'Second', 'Third'].map((one) => ({ ...richView, name: one })))
  const { user: person, options } = await openViews()
  await person.click(options.getByRole('button', { name: 'Rename Second' }))
  await person.clear(options.getByLabelText('New name of Second'))
  await person.keyboard(keys)
  expect(options.getByRole('button', { name: `Rename ${name}` })).toHaveFocus()
})

it('gives the focus back to Rename only once after each renaming', async () => {
  keepViews(['First', 'Second'].map((name) => ({ ...richView, name })))
  const { user: person, options, save } = await openViews()
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
  keepViews(['First', 'Second'].map((name) => ({ ...richView, name })))
  const { user: person, options } = await openViews()
  await person.click(options.getByRole('button', { name: 'Rename First' }))
  await person.type(options.getByLabelText('New name of First'), ' of all')
  await person.click(options.getByRole('button', { name: 'Delete Second' }))
  expect(options.getByLabelText('New name of First')).toHaveValue('First of all')
  expect(options.getByLabelText('New name of First')).toHaveFocus()
})

it('deletes a view, and puts it back in its place by Undo', async () => {
  keepViews([richView, { ...richView, name: 'Second' }])
  const { user: person, options, links } = await openViews()
  await person.click(options.getByRole('button', { name: 'Delete Rich' }))
  await toast('View Rich deleted')
  expect([links(), viewNames()]).toEqual([['Second'], ['Second']])
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  expect([links(), viewNames()]).toEqual([
    ['Rich', 'Second'],
    ['Rich', 'Second'],
  ])
})

it('gives the focus after Delete to the next view, else to the one before, else to the name of a new one', async () => {
  keepViews(['First', 'Second', 'Third'].map((name) => ({ ...richView, name })))
  const { user: person, options } = await openViews()
  const press = (name: string) => person.click(options.getByRole('button', { name }))
  await press('Delete Second')
  expect(options.getByRole('link', { name: 'Third' })).toHaveFocus()
  await press('Delete Third')
  expect(options.getByRole('link', { name: 'First' })).toHaveFocus()
  await press('Delete First')
  expect(options.getByLabelText('Name of a new view')).toHaveFocus()
})

it('takes a name that a view of another page has, and deletes only its own view of that name', async () => {
  const other = { ...richView, path: '/tasks' }
  keepViews([other])
  const { user: person, options, save, links } = await openViews('/users?sort=email')
  await save('Rich')
  expect(links()).toEqual(['Rich'])
  await person.click(options.getByRole('button', { name: 'Delete Rich' }))
  expect(readViews(viewer).map(({ path }) => path)).toEqual(['/tasks'])
})

it('puts no view back beside a new one of its name', async () => {
  keepViews([richView])
  const { user: person, options, save, links } = await openViews()
  await person.click(options.getByRole('button', { name: 'Delete Rich' }))
  await toast('View Rich deleted')
  await save('Rich')
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  expect([links(), readViews(viewer).map(({ query }) => query)]).toEqual([
    ['Rich'],
    ['status=active&sort=-email&hide='],
  ])
})
