import { campaign, user } from '../testing/builders'
import { campaignServer } from '../testing/campaignServer'
import { emptyPlatform } from '../testing/emptyPlatform'
import { emails } from '../testing/listPage'
import { listServer, userList } from '../testing/listServer'
import { renderApp } from '../testing/renderApp'
import { keepSession } from '../testing/signedInStore'

it('shows a screen that was open before with its rows in the task of the press, without a skeleton', async () => {
  keepSession('moderator')
  emptyPlatform()
  listServer(userList, [user()])
  campaignServer(campaign())
  const { screen, user: person } = renderApp('/users')
  await screen.findByText('1-1 of 1')
  await person.click(screen.getByRole('link', { name: 'Campaigns' }))
  await screen.findByText('City tour')
  // As in a browser: what the press does is rendered by React itself, not by the test.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  screen.getByRole('link', { name: 'Users' }).click()
  await Promise.resolve()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All Users')
  expect(emails()).toEqual([user().email])
  expect(document.querySelectorAll('.skeleton')).toHaveLength(0)
  expect(screen.queryByText('Loading...')).toBeNull()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})
