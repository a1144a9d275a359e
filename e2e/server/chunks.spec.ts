import type { Page } from '@playwright/test'
import { lateScripts } from '../console/buildScripts'
import { shellParts, signInParts, vestingParts, type LatePart } from '../console/lateParts'
import { takenAway, type TakenAway } from '../console/takenAway'
import { untilIdle } from '../console/untilIdle'
import { expect, test } from '../journey'

test.use({ role: 'super-admin' })

const usual = /This part of the console is missing/

/** For each part, the scripts that it is the first to request. */
async function observe(page: Page, taken: TakenAway, parts: readonly LatePart[]) {
  const asked = new Map<LatePart, string[]>()
  for (const part of parts) {
    await page.goto(part.address)
    await untilIdle(page)
    await part.prepare?.(page)
    await part.press?.(page)
    await expect(part.shown(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    asked.set(part, taken.firstAsked())
  }
  return asked
}

/** Without a script of the page: heading, sentence, and at most one reload. */
async function openWithout(page: Page, taken: TakenAway, part: LatePart, script: string) {
  taken.take(script)
  const documents = taken.documents()
  await page.goto(part.address)
  await expect(page.getByText(part.said ?? usual).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(taken.documents() - documents, `documents without ${script}`).toBeLessThanOrEqual(2)
  taken.giveBack()
  const reload = page.getByRole('button', { name: 'Reload' }).first()
  if (await reload.isVisible()) await reload.click()
  else await page.reload()
  await expect(part.shown(page)).toBeVisible()
  await expect(page.getByText(part.said ?? usual)).toHaveCount(0)
}

/** Without a script that a press fetches: the page stays, a message says so, and the next press works. */
async function pressWithout(page: Page, taken: TakenAway, part: LatePart, script: string) {
  await part.prepare?.(page)
  taken.take(script)
  await part.press?.(page)
  await expect(page.getByText(part.said ?? usual).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
  expect(taken.wasAsked(script), `${script} was asked for`).toBe(true)
  taken.giveBack()
  await page.keyboard.press('Escape')
  await dismissAll(page)
  await part.press?.(page)
  await expect(part.shown(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await dismissAll(page)
  // The form behind a transaction stays.
  await expect(part.shown(page)).toHaveCount(0)
}

/** Some messages come late, and each takes time to disappear. */
const dismissAll = (page: Page) =>
  expect(async () => {
    const dismiss = page.getByRole('button', { name: 'Dismiss', includeHidden: true })
    await dismiss.evaluateAll((buttons) => buttons.forEach((button) => button instanceof HTMLElement && button.click()))
    expect(await page.locator('.toast').count()).toBe(0)
  }).toPass({ intervals: [50] })

/** Makes each of these scripts unavailable once. Presses on the same page share its documents. */
async function walk(page: Page, taken: TakenAway, asked: ReadonlyMap<LatePart, readonly string[]>) {
  const addresses = new Set([...asked.keys()].map(({ address }) => address))
  for (const address of addresses) {
    const here = [...asked].filter(([part]) => part.address === address)
    for (const [part, scripts] of here)
      if (!part.press) for (const script of scripts) await openWithout(page, taken, part, script)
    const pressed = here.filter(([part]) => part.press)
    const rounds = Math.max(0, ...pressed.map(([, scripts]) => scripts.length))
    for (let round = 0; round < rounds; round += 1) {
      await page.goto(address)
      await untilIdle(page)
      for (const [part, scripts] of pressed) {
        const script = scripts[round]
        if (script !== undefined) await pressWithout(page, taken, part, script)
      }
    }
  }
}

test('no script of the build that is gone takes away more than its own place, and none is left out', async ({
  page,
  browser,
  stack,
  watch,
}) => {
  test.slow()
  const late = lateScripts()
  watch.expectStatus(404)
  // The answer for the unknown invitation.
  watch.expectStatus(410)
  const visitor = await browser.newPage({ baseURL: stack.consoleUrl })
  const takenThere = await takenAway(visitor, late)
  const before = await observe(visitor, takenThere, signInParts)
  await walk(visitor, takenThere, before)
  await visitor.context().close()

  const taken = await takenAway(page, late)
  // For a signed-in person the frame of the console is missing in another place than for a visitor.
  taken.skip([...before.values()].flat().filter((path) => !path.includes('/frame.')))
  const asked = await observe(page, taken, [...shellParts, ...vestingParts(stack.wallets[0]?.address ?? '')])
  const walked = [...before.values(), ...asked.values()].flat()
  expect(late.filter((script) => !walked.includes(script))).toEqual([])
  // Again without a connected wallet. A page of the console might still be connecting and store the wallet again.
  await page.goto('/favicon.svg')
  await page.evaluate(() => ['wallet.last', 'sandboxWallet'].forEach((key) => localStorage.removeItem(key)))
  await walk(page, taken, asked)
})
