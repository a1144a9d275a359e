/**
 * Measures a key in the search of a list of 10,000 rows that are all here, until the rows it leaves are painted: the production
 * bundle (`dist`, or the folder given) in Chromium on a processor slowed down four times, or as often as the second argument
 * says. The time has the wait for the next frame in it, 8 ms on average; on a machine that does other work it has theirs too.
 */
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserPath } from '../../scripts/browser.mjs'
import { quietFlags } from '../stack/browserFlags'
import { makeUsers, origin, routeConsole } from './consoleRoutes'

const rows = 10_000
const slowdown = Number(process.argv[3] ?? 4)
const budget = { median: 40, p95: 100 }
const users = makeUsers(rows)

/** Thirty keys: two letters that narrow the search for an "a" down, and back, for the e-mails of eight users. */
const keys = users
  .flatMap(({ email }) => /a[b-z][b-z]/.exec(email)?.[0] ?? [])
  .filter((part, index, all) => all.findIndex((other) => other[1] === part[1]) === index)
  .flatMap((part) => [part.charAt(1), part.charAt(2), 'Backspace', 'Backspace'])
  .slice(0, 30)

/** Milliseconds from each key until the rows and their count are another and painted. */
async function timeOf(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    const table = document.querySelector('main tbody')
    const pages = document.querySelector('nav[aria-label=Pages]')
    if (!table || !pages) throw new Error('There is no list')
    const painted = new Promise<number>((done, fail) => {
      setTimeout(() => fail(new Error('Nothing was painted within 30 s of the key')), 30_000)
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const seen = new MutationObserver(() => {
            seen.disconnect()
            // The first task after a frame's callbacks runs when the frame is painted.
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel()
              port1.onmessage = () => done(performance.now() - timeStamp)
              port2.postMessage(null)
            })
          })
          for (const place of [table, pages])
            seen.observe(place, { childList: true, characterData: true, subtree: true })
        },
        { capture: true, once: true },
      )
    })
    Reflect.set(globalThis, 'painted', painted)
  })
  await page.keyboard.press(key)
  const milliseconds: unknown = await page.evaluate((): unknown => Reflect.get(globalThis, 'painted'))
  return Number(milliseconds)
}

const browser = await chromium.launch({ executablePath: browserPath(), args: [...quietFlags] })
const session = { token: 'bench', admin: { role: 'moderator', name: 'Bench' } }
const localStorage = [
  { name: 'user', value: JSON.stringify(session) },
  { name: 'access_token', value: session.token },
]
const context = await browser.newContext({
  viewport: { width: 1440, height: 900 },
  storageState: { cookies: [], origins: [{ origin, localStorage }] },
})
await routeConsole(context, resolve(process.argv[2] ?? 'dist'), users)
const page = await context.newPage()
await page.goto(`${origin}/users`)
await page.getByRole('searchbox').pressSequentially('a')
await page.getByText(/^1-10 of \d+$/).waitFor()
await page.getByText(/^searched /).waitFor()
await page.getByText(/^searched /).waitFor({ state: 'detached', timeout: 120_000 })

const devTools = await context.newCDPSession(page)
await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
const times: number[] = []
for (const key of keys) {
  times.push(await timeOf(page, key))
  // The address follows 250 ms later; people who look at what they found are past that.
  await page.waitForTimeout(400)
}
await browser.close()

times.sort((a, b) => a - b)
const at = (share: number) => times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? Number.NaN
const line = (name: keyof typeof budget, value: number) =>
  `  ${name}  ${value.toFixed(0)} ms of ${budget[name]} ms${value > budget[name] ? ', over budget' : ''}`
console.log(`Search over ${rows} rows, ${times.length} keys, ${slowdown}x CPU, key to painted rows`)
console.log(line('median', at(0.5)))
console.log(line('p95', at(0.95)))
console.log(
  `  ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, load ${loadavg()[0]?.toFixed(1)}, Chromium ${browser.version()}`,
)
