import { render, screen, waitFor } from '@testing-library/react'
import { createElement } from 'react'
import { campaign, users } from '../../testing/builders'
import { campaignServer } from '../../testing/campaignServer'
import { renderApp } from '../../testing/renderApp'
import { compactScreen, narrowTo } from '../../testing/screenWidth'
import { keepSession } from '../../testing/signedInStore'
import { SelectAll } from './SelectRow'
import { allBox, userBox, openShown } from '../../testing/selectUsers'

it('begins anew on another page, and so on the way back', async () => {
  const { user: person } = await openShown(users(13))
  await person.click(userBox(3))
  await person.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('11-13 of 13')
  expect(screen.queryByText('1 selected')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Previous page' }))
  await screen.findByText('1-10 of 13')
  expect(userBox(3)).not.toBeChecked()
})

it('takes the whole choice back', async () => {
  const { user: person } = await openShown(users(3))
  await person.click(allBox())
  await person.click(screen.getByRole('button', { name: 'Clear selection' }))
  await waitFor(() => expect(userBox(1)).not.toBeChecked())
})

it('leaves out rows with which nothing can be done', async () => {
  keepSession('moderator')
  campaignServer(campaign({ title: 'Over', is_expired: true }), campaign({ id: '8', title: 'Off', is_approved: true }))
  const { user: person } = renderApp('/campaign')
  expect(await screen.findByRole('checkbox', { name: 'Select Over' })).toBeDisabled()
  await person.click(allBox())
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
  expect(allBox()).toHaveAccessibleDescription(over)
  expect(allBox()).toBeDisabled()
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
  expect(allBox()).toHaveAccessibleDescription('None of these rows can be selected')
})

it('chooses cards on a compact screen', async () => {
  narrowTo(compactScreen)
  const { user: person } = await openShown(users(2))
  await person.click(userBox(2))
  expect(screen.getByText('1 selected')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Deactivate 1' })).toBeEnabled()
  await person.click(screen.getByLabelText('Select all rows on this page'))
  expect(screen.getByText('2 selected')).toBeVisible()
  expect(screen.getByText('Select all')).toBeVisible()
})
