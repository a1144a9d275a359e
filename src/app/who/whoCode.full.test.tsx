import { act, within } from '@testing-library/react'
import { user } from '../../testing/builders'
import { chainServer } from '../../testing/chainServer'
import { dossierServer } from '../../testing/dossierServer'
import { emptyPlatform } from '../../testing/emptyPlatform'
import { renderApp } from '../../testing/renderApp'
import { settled } from '../../testing/requests'
import { keepSession } from '../../testing/signedInStore'
import { chainB } from '../../testing/testChains'

let mockIsMissing = true
jest.mock('../../features/users/usersFeature', () => {
  if (mockIsMissing) throw new Error('Loading chunk 7 failed')
  return jest.requireActual<object>('../../features/users/usersFeature')
})

it('says in the place of an act that its code is missing, and offers the act once the network is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  keepSession('moderator')
  emptyPlatform()
  chainServer({ chain: chainB })
  dossierServer({ users: [{ ...user(), can_redeem: true }] })
  const { screen, store } = renderApp('/tasks?who=mona@tour.example')
  const part = within(await screen.findByRole('region', { name: 'User' }))
  expect(await part.findByRole('alert')).toHaveTextContent("This part of the console couldn't be loaded.")
  expect(part.getByRole('link', { name: 'Open in Users' })).toBeVisible()

  mockIsMissing = false
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await part.findByRole('button', { name: 'Deactivate mona@tour.example' })).toBeVisible()
  expect(part.queryByRole('alert')).toBeNull()
  await settled(store)
})
