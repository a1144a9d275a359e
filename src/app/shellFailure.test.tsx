import { takeLog } from '../testing/consoleLog'
import { emptyPlatform } from '../testing/emptyPlatform'
import { renderApp } from '../testing/renderApp'
import { keepSession } from '../testing/signedInStore'

jest.mock('./Sidebar', () => ({
  Sidebar: () => {
    throw new Error('Broken')
  },
}))

it('says that the page cannot be shown, and offers Reload and the diagnostics, where the frame itself fails', async () => {
  keepSession('moderator')
  emptyPlatform()
  const { screen } = renderApp('/tasks')
  expect(await screen.findByRole('heading', { level: 1, name: "This page couldn't be shown" })).toBeVisible()
  for (const name of ['Reload', 'Copy diagnostics']) expect(screen.getByRole('button', { name })).toBeVisible()
  expect(takeLog().join()).toContain('Broken')
})
