import { fireEvent, waitFor, within } from '@testing-library/react'
import { task, tasks } from '../../testing/builders'
import { keepSession } from '../../testing/signedInStore'
import { openTasks } from '../../testing/openTasks'

beforeEach(() => keepSession('editor'))

it.each([
  ['youtube', 'YouTube'],
  ['discord', 'Discord'],
  ['Twitter', 'Twitter'],
])('shows the tag %j as the picture "%s"', async (tag, name) => {
  const { screen } = openTasks(task({ tag }))
  expect(await screen.findByRole('img', { name })).toBeVisible()
})

it.each([
  ['other', 'Other'],
  ['constructor', 'Other'],
  ['', 'No tag'],
])('shows the tag %j as the word "%s"', async (tag, word) => {
  const { screen } = openTasks(task({ tag }))
  expect(await screen.findByText(word)).toBeVisible()
})

it('keeps the page in the address', async () => {
  const { screen, user } = openTasks(...tasks(12))
  expect(await screen.findByText('1-10 of 12')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('11-12 of 12')).toBeVisible()
  expect(window.location.search).toBe('?page=2')
})

it('shows no task of another page where a server sends one twice', async () => {
  const { screen, user } = openTasks(...tasks(9), task({ id: '9' }), task({ id: '12' }))
  await screen.findByText('1-10 of 11')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('11-11 of 11')
  await waitFor(() =>
    expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(['Task 12']),
  )
})

it('selects all tasks of the page by one box', async () => {
  const { screen, user } = openTasks(...tasks(3))
  await screen.findByRole('article', { name: 'Task 3' })
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
  expect(screen.getByText('3 selected')).toBeVisible()
  for (const card of screen.getAllByRole('article')) expect(card.parentElement).toHaveAttribute('data-selected', 'true')
})

it('says that a video which the browser cannot play may have an expired link', async () => {
  const { screen, user } = openTasks(task())
  await user.click(await screen.findByRole('button', { name: 'Watch the video of task 7' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Task 7' }))
  fireEvent.error(dialog.getByLabelText('Video of task 7'))
  expect(dialog.getByText(/^The video can't be shown\. If its link has expired, refresh the list/)).toBeVisible()
})
