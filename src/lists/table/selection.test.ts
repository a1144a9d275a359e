import { screen } from '@testing-library/react'
import { users } from '../../testing/builders'
import { allBox, userBox, openShown } from '../../testing/selectUsers'

it('chooses all rows of the page and none of the next, and shows when it is only some', async () => {
  const { user: person } = await openShown(users(13))
  await person.click(allBox())
  expect(screen.getByText('10 selected')).toBeVisible()
  await person.click(userBox(3))
  expect(screen.getByText('9 selected')).toBeVisible()
  expect([allBox().checked, allBox().indeterminate]).toEqual([false, true])
  await person.click(allBox())
  expect(screen.getByText('10 selected')).toBeVisible()
  await person.click(allBox())
  expect(screen.queryByText(/selected/)).toBeNull()
})

it('lets go of a row that has gone, also when it comes back', async () => {
  const { user: person, play, refresh } = await openShown(users(3))
  await person.click(userBox(3))
  const { rows } = play
  play.rows = rows.slice(0, 2)
  refresh()
  await screen.findByText('1-2 of 2')
  expect(screen.queryByText('1 selected')).toBeNull()
  play.rows = rows
  refresh()
  await screen.findByText('1-3 of 3')
  expect(userBox(3)).not.toBeChecked()
})
