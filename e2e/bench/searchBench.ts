/**
 * Measures a key in the search of a list of 10,000 rows that are all here, and a turn of its page, until the rows they leave are
 * painted: the production bundle (`dist`, or the folder given) in Chromium on a processor slowed down four times, or as often as
 * the second argument says. Milliseconds do not travel from machine to machine, so the same keys go in turns into a bare table, and
 * the budgets of a key are multiples of its median: 2.2 for the median (40 ms where the bare table took 18) and 5.5 for one key in
 * twenty (100 ms). A third argument names the folder of another build, which takes the same keys and turns in the same run: the
 * budget of a page turn is its own time there and a tenth. Each time has the wait for the next frame in it, 8 ms on average. Exits
 * with 1 when over budget.
 */
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { browserPath } from '../../scripts/browser'
import { quietFlags } from '../stack/browserFlags'
import { bareTable } from './bareTable'
import { makeUsers, origin, routeConsole } from './consoleRoutes'
import { keyTime } from './keyTime'

const rows = 10_000
const slowdown = Number(process.argv[3] ?? 4)
const budgets = { median: 40 / 18, p95: 100 / 18 }
const users = makeUsers(rows)

/** Sixty key presses: two letters that narrow the search for an "a", and back, for the e-mails of fifteen users. */
const keys = users
  .flatMap(({ email }) => /a[b-z][b-z]/.exec(email)?.[0] ?? [])
  .filter((part, index, all) => all.findIndex((other) => other[1] === part[1]) === index)
  .flatMap((part) => [part.charAt(1), part.charAt(2), 'Backspace', 'Backspace'])
  .slice(0, 60)

const [bundle = 'dist', , other] = process.argv.slice(2)

async function openPage(browser: Browser, folder: string, path: string): Promise<Page> {
  const session = { token: 'bench', admin: { role: 'moderator', name: 'Bench' } }
  const localStorage = [
    { name: 'user', value: JSON.stringify(session) },
    { name: 'access_token', value: session.token },
  ]
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  await routeConsole(context, resolve(folder), users)
  await context.route(`${origin}/bare`, (route) => route.fulfill({ body: bareTable, contentType: 'text/html' }))
  const page = await context.newPage()
  await page.goto(`${origin}${path}`)
  await page.getByRole('searchbox').pressSequentially('a')
  await page.getByText(/^1-10 of \d+$/).waitFor()
  return page
}

async function openList(browser: Browser, folder: string): Promise<Page> {
  const page = await openPage(browser, folder, '/users')
  await page.getByText(/^1-10 of \d{4}$/).waitFor({ timeout: 120_000 })
  await page.getByText(/^searched /).waitFor({ state: 'detached', timeout: 120_000 })
  return page
}

async function slowDown(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Milliseconds of each key press on each page, alternating between the pages. */
async function measure(pages: ReadonlyMap<string, Page>, presses: readonly string[]) {
  const times = new Map([...pages.keys()].map((name) => [name, new Array<number>()]))
  for (const key of presses)
    for (const [name, page] of pages) {
      await page.bringToFront()
      times.get(name)?.push(await keyTime(page, key))
      // The address changes after 250 ms; people who read the results have waited longer.
      await page.waitForTimeout(400)
    }
  return times
}

const at = (share: number, of: readonly number[] = []) =>
  of.toSorted((a, b) => a - b)[Math.min(of.length - 1, Math.ceil(of.length * share) - 1)] ?? Number.NaN

/** Prints the median and the 95th percentile as multiples of others. */
function report(name: string, measured: readonly number[] | undefined, unit: Times, what: string, budget?: Times) {
  for (const share of ['median', 'p95'] as const) {
    const time = at(shares[share], measured)
    const ratio = time / unit[share]
    const limit = budget?.[share]
    const isOver = limit !== undefined && ratio > limit
    if (isOver) process.exitCode = 1
    const of = limit === undefined ? '' : ` of ${limit.toFixed(2)}`
    console.log(
      `  ${name}: ${share} ${time.toFixed(0)} ms, ${ratio.toFixed(2)}${of} ${what}${isOver ? ', over budget' : ''}`,
    )
  }
}

const shares = { median: 0.5, p95: 0.95 }
type Times = Readonly<Record<keyof typeof shares, number>>
const timesOf = (measured: readonly number[] | undefined): Times => ({
  median: at(0.5, measured),
  p95: at(0.95, measured),
})

const browser = await chromium.launch({ executablePath: browserPath(), args: [...quietFlags] })
const bare = await openPage(browser, bundle, '/bare')
const lists = new Map([['list', await openList(browser, bundle)]])
if (other) lists.set('other build', await openList(browser, other))
for (const page of [bare, ...lists.values()]) await slowDown(page)

const searched = await measure(new Map([['bare table', bare], ...lists]), keys)
for (const page of lists.values()) await page.getByRole('button', { name: 'Next page' }).focus()
const turned = await measure(lists, new Array<string>(40).fill('Enter'))
await browser.close()

console.log(`Search over ${rows} rows, ${keys.length} keys, ${slowdown}x CPU, key to painted rows`)
const median = at(0.5, searched.get('bare table'))
const bareTables = { median, p95: median }
report('bare table', searched.get('bare table'), bareTables, 'bare tables')
report('list', searched.get('list'), bareTables, 'bare tables', budgets)
if (other) report('other build', searched.get('other build'), bareTables, 'bare tables')
console.log('Page turn in what was found, key to painted rows')
if (other) report('other build', turned.get('other build'), timesOf(turned.get('other build')), 'of itself')
report(
  'list',
  turned.get('list'),
  timesOf(turned.get(other ? 'other build' : 'list')),
  other ? 'other builds' : 'of itself',
  {
    median: 1.1,
    p95: Infinity,
  },
)
console.log(
  `  ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, load ${loadavg()[0]?.toFixed(1)}, Chromium ${browser.version()}`,
)
