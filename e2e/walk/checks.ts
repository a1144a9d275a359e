import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../watch/axe'
import { expectNoSidewaysScroll, untilStill } from '../watch/inspect'
import { pressable } from './pressable'

/** The text of the page some frames later, the names of its elements, and the content of its fields. */
const saidAfter = (page: Page, frames: number) =>
  page.evaluate(async (left) => {
    for (; left > 0; left -= 1) await new Promise(requestAnimationFrame)
    const names = ['aria-label', 'title', 'placeholder']
    const named = [...document.body.querySelectorAll(names.map((name) => `[${name}]`).join())]
    const fields = [...document.body.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    return [
      document.body.innerText,
      ...named.flatMap((element) => names.map((name) => element.getAttribute(name) ?? '')),
      ...fields.map(({ value }) => value),
    ].join('\n')
  }, frames)

/** Asserts, some frames after a step, what is true of every screen at any time. */
export async function expectSound(page: Page, frames: number): Promise<void> {
  let said = ''
  // The step may have left the page, so reading it may have to be repeated; but a text that was read is checked as it is, because
  // a fault may be visible for a moment only.
  await expect(async () => void (said = await saidAfter(page, frames))).toPass({ timeout: 60_000 })
  const odd = /.{0,60}(\bundefined\b|\bNaN\b|\[object|Invalid Date|\bnull\b).{0,40}/.exec(said)?.[0]
  expect(odd, 'what no sentence says').toBeUndefined()
  // A new width may not have been drawn yet.
  await expect(() => expectNoSidewaysScroll(page)).toPass({ timeout: 60_000 })
}

/** Asserts that the page can be used with a keyboard and a screen reader as it is now. */
export async function expectReachable(page: Page): Promise<void> {
  const reachably = async () => {
    // A step back from the first page is undone by the next step.
    if (page.url() === 'about:blank') return
    await untilStill(page)
    await expectAccessible(page)
    const odd = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      const dialogs = [...document.querySelectorAll(':is([role$=dialog], dialog[open]):not([aria-hidden=true] *)')]
      const at = document.activeElement
      // MUI gives the focus to the frame of a dialog; on the body it is lost.
      const frame = at === document.body ? null : at
      return [
        ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `two elements have the id ${id}`),
        ...(dialogs.length === 0 || dialogs.some((dialog) => dialog.contains(at) || frame?.contains(dialog))
          ? []
          : [`the focus is outside of the dialog: ${at?.outerHTML.slice(0, 200)}`]),
      ]
    })
    expect(odd, 'what nobody could use').toEqual([])
    expect(await pressable(page), 'what can be pressed').not.toEqual([])
  }
  // The page may change or be left while it is read.
  await expect(reachably).toPass({ timeout: 60_000 })
}
