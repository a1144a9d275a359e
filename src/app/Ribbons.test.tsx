import { act, render } from '@testing-library/react'
import { campaign } from '../testing/builders'
import { campaignServer } from '../testing/campaignServer'
import { emptyPlatform } from '../testing/emptyPlatform'
import { renderApp } from '../testing/renderApp'
import { keepSession } from '../testing/signedInStore'
import { crashed } from '../shared/sagas'
import { reloadPage } from '../ui/reloadPage'
import CrashedParts from './CrashedParts'

jest.mock('../ui/reloadPage')

it.each([
  ['events', 'updates from colleagues'],
  ['thumbnails', 'thumbnails of videos'],
  ['review', 'Review campaigns'],
])('has words for %s, whose saga is not that of a list', (domain, part) => {
  const { getByText } = render(<CrashedParts domains={[domain]} />)
  expect(getByText(`Something went wrong in: ${part}. It may not respond until you reload the page.`)).toBeVisible()
})

it('says which parts have failed, each once and in words for people, and reloads', async () => {
  keepSession('moderator')
  emptyPlatform()
  campaignServer(campaign())
  const { screen, user, store } = renderApp('/campaign')
  await screen.findByRole('navigation', { name: 'Main' })
  expect(screen.queryByText(/Something went wrong in/)).toBeNull()
  act(() => {
    for (const domain of ['wallet', 'awaitRecords', 'transactions', 'wallet', 'constructor'])
      store.dispatch(crashed({ domain, stopped: false }))
  })
  expect(
    await screen.findByText(
      'Something went wrong in: the wallet, transactions, a part of this page. It may not respond until you reload the page.',
    ),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reloadPage).toHaveBeenCalledTimes(1)
})
