import { render, screen, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { campaign, users } from '../../testing/builders'
import { campaignServer } from '../../testing/campaignServer'
import { openUsers } from '../../testing/listPage'
import { renderApp } from '../../testing/renderApp'
import { compactScreen, narrowTo } from '../../testing/screenWidth'
import { keepSession } from '../../testing/signedInStore'
import { SelectAll } from './SelectRow'

const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows on this page' })
const one = (id: number) => screen.getByRole('checkbox', { name: `Select user${id}@list.example` })

async function open(...given: Parameters<typeof openUsers>) {
  const page = openUsers(...given)
  await screen.findByText(/^1-\d+ of/)
  return page
}

it('chooses all rows of the page and none of the next, and shows when it is only some', async () => {
  const { user: person } = await open(users(13))
  await person.click(all())
  expect(screen.getByText('10 selected')).toBeVisible()
  await person.click(one(3))
  expect(screen.getByText('9 selected')).toBeVisible()
  expect([all().checked, all().indeterminate]).toEqual([false, true])
  await person.click(all())
  expect(screen.getByText('10 selected')).toBeVisible()
  await person.click(all())
  expect(screen.queryByText(/selected/)).toBeNull()
})

it('begins anew on another page, and so on the way back', async () => {
  const { user: person } = await open(users(13))
  await person.click(one(3))
  await person.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('11-13 of 13')
  expect(screen.queryByText('1 selected')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Previous page' }))
  await screen.findByText('1-10 of 13')
  expect(one(3)).not.toBeChecked()
})

it('lets go of a row that has gone, also when it comes back', async () => {
  const { user: person, play, refresh } = await open(users(3))
  await person.click(one(3))
  const { rows } = play
  play.rows = rows.slice(0, 2)
  refresh()
  await screen.findByText('1-2 of 2')
  expect(screen.queryByText('1 selected')).toBeNull()
  play.rows = rows
  refresh()
  await screen.findByText('1-3 of 3')
  expect(one(3)).not.toBeChecked()
})

it('takes the whole choice back', async () => {
  const { user: person } = await open(users(3))
  await person.click(all())
  await person.click(screen.getByRole('button', { name: 'Clear selection' }))
  await waitFor(() => expect(one(1)).not.toBeChecked())
})

it('leaves out rows with which nothing can be done', async () => {
  keepSession('moderator')
  campaignServer(campaign({ title: 'Over', is_expired: true }), campaign({ id: '8', title: 'Off', is_approved: true }))
  const { user: person } = renderApp('/campaign')
  expect(await screen.findByRole('checkbox', { name: 'Select Over' })).toBeDisabled()
  await person.click(all())
  expect(screen.getByText('1 selected')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Activate 1' })).toBeEnabled()
  expect(screen.getByRole('button', { name: 'Deactivate 0' })).toBeDisabled()
})

it('says why a row cannot be selected, and so for all of them when none can', async () => {
  keepSession('moderator')
  campaignServer(campaign({ title: 'Over', is_expired: true }), campaign({ id: '8', title: 'Old', is_expired: true }))
  renderApp('/campaign')
  const over = "This campaign has expired and can't be changed anymore"
  expect(await screen.findByRole('checkbox', { name: 'Select Over' })).toHaveAccessibleDescription(over)
  expect(all()).toHaveAccessibleDescription(over)
  expect(all()).toBeDisabled()
})

it('names no reason for all rows where they have different ones', () => {
  const nothing = () => undefined
  const selection = {
    ids: new Set<string>(),
    rows: [],
    nameOf: String,
    choose: nothing,
    clear: nothing,
    chooseAll: nothing,
    requestOf: nothing,
  }
  const whyNot = ({ id }: { id: string }) => `Reason ${id}`
  render(createElement(SelectAll, { rows: [{ id: '1' }, { id: '2' }], selection: { ...selection, whyNot } }))
  expect(all()).toHaveAccessibleDescription('None of these rows can be selected')
})

it('chooses cards on a compact screen', async () => {
  narrowTo(compactScreen)
  const { user: person } = await open(users(2))
  await person.click(one(2))
  expect(screen.getByText('1 selected')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Deactivate 1' })).toBeEnabled()
  await person.click(screen.getByLabelText('Select all rows on this page'))
  expect(screen.getByText('2 selected')).toBeVisible()
  expect(screen.getByText('Select all')).toBeVisible()
})
