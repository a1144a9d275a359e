import { endpoints, mayCall, mayOpen, pathOf } from '../../src/contract/endpoints'
import { keysOf } from '../../src/contract/keysOf'
import { roles } from '../../src/contract/roles'
import { screenPath } from '../../src/config/paths'
import { allScreens, screenWords, untilRead } from '../console/screens'
import { expect, test } from '../journey'

for (const role of roles) {
  test.describe(`for the role ${role}`, () => {
    test.use({ role })
    const open = allScreens.filter((screen) => mayOpen(role, screen))
    const closed = allScreens.filter((screen) => !mayOpen(role, screen))
    const home = screenPath(open.includes('dashboard') ? 'dashboard' : 'tasks')

    test('the menu leads to every screen it may enter, and names no other', async ({ page }) => {
      await page.goto('/')
      await expect(page).toHaveURL(home)
      const menu = page.getByRole('navigation', { name: 'Main' })
      const words = open.map((screen) => screenWords[screen].menu)
      await expect(menu.getByRole('link')).toHaveCount(words.length)
      expect((await menu.getByRole('link').allTextContents()).sort()).toEqual(words.sort())
      for (const screen of open) {
        await menu.getByRole('link', { name: screenWords[screen].menu, exact: true }).click()
        await expect(page).toHaveURL(screenPath(screen))
        await untilRead(page, screen)
      }
    })

    if (closed.length > 0) {
      test('an address it may not enter leads home, says so, and asks the server for nothing of it', async ({
        page,
      }) => {
        const refused: string[] = []
        page.on('response', (response) => {
          if (response.status() === 403) refused.push(response.url())
        })
        for (const screen of closed) {
          await page.goto(screenPath(screen))
          await expect(page.getByText('Your role cannot open this page').first()).toBeVisible()
          await expect(page).toHaveURL(home)
        }
        expect(refused).toEqual([])
      })
    }

    test('the server refuses every call it may not make, whatever the console shows', async ({ request, sessions }) => {
      const { token } = await sessions.of(role)
      const forbidden = keysOf(endpoints).filter((name) => !mayCall(role, name))
      for (const name of forbidden) {
        const answer = await request.fetch(pathOf(name, '1'), {
          method: endpoints[name].method,
          headers: { Authorization: `Bearer ${token}` },
        })
        expect(`${name} ${answer.status()}`).toBe(`${name} 403`)
      }
      expect(forbidden).toHaveLength({ editor: 23, moderator: 9, admin: 5, 'super-admin': 0 }[role])
    })
  })
}
