import { signIn } from '../console/signIn'
import { bodies, statuses } from './disturb'
import { pressable } from './pressable'
import type { Step } from './walk'

const addresses = [
  ...['/', '/dashboard', '/users', '/campaign', '/campaign/review', '/tasks', '/tracking', '/staking', '/vesting'],
  ...['/admin-users', '/setting', '/activity', '/nowhere', '/users?page=9999', '/users?search=a&sort=-points'],
  ...['/campaign?status=waiting', '/tracking?from=2020-01-01', '/users?who=nobody%40example.com'],
]
const keys = [
  ...['Tab', 'Tab', 'Shift+Tab', 'Enter', 'Escape', 'Space', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'Home', 'End'],
  ...['Control+k', 'Control+z', '/', '?', 'a', 'd', 'j', 'k', 's', 'u', 'Backspace', 'Delete'],
]
const texts = [
  ...['a', 'ann', 'é', '  ', '0', '-1', '1e9', '3.5', '<b>x</b>', "' or 1=1 --", '%00', '2026-02-31', 'a'.repeat(300)],
  ...['0x000000000000000000000000000000000000dEaD', 'zoe@example.com', 'https://example.com/x'],
]
const sizes = [
  [1440, 900],
  [1024, 700],
  [700, 800],
  [360, 740],
  [320, 500],
] as const

const press: Step = async ({ page, random }) => {
  if (random.chance(0.15)) await page.mouse.wheel(0, random.whole(-400, 800))
  const { x, y, name } = random.pick(await pressable(page))
  const clickCount = random.chance(0.1) ? 2 : 1
  await page.mouse.click(x, y, { clickCount })
  return `press "${name}" ${clickCount === 2 ? 'twice' : ''}`
}

const key: Step = async ({ page, random }) => {
  const name = random.pick(keys)
  await page.keyboard.press(name)
  return `key ${name}`
}

const fill: Step = async ({ page, random }) => {
  const field = page.locator(':is(input:not([type=checkbox], [type=radio], [type=file]), textarea):visible:enabled')
  const text = random.pick(texts)
  await field.nth(random.whole(0, Math.max((await field.count()) - 1, 0))).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
  return `type "${text.slice(0, 40)}"`
}

const choose: Step = async ({ page, random }) => {
  const list = page.locator('select:visible:enabled')
  const one = list.nth(random.whole(0, Math.max((await list.count()) - 1, 0)))
  await one.selectOption({ index: random.whole(0, (await one.locator('option').count()) - 1) })
  return 'choose in a select'
}

const go: Step = async ({ page, random }) => {
  const address = random.pick(addresses)
  await page.goto(address)
  return `open ${address}`
}

const move: Step = async ({ page, random }) => {
  const way = random.pick(['back', 'forward', 'reload'] as const)
  if (way === 'reload') await page.reload()
  else await (way === 'back' ? page.goBack() : page.goForward())
  // Before the first page there is an empty one.
  if (page.url() === 'about:blank') await page.goForward()
  return way
}

const look: Step = async ({ page, random }) => {
  if (random.chance(0.3)) {
    const colorScheme = random.pick(['light', 'dark'] as const)
    await page.emulateMedia({ colorScheme })
    return colorScheme
  }
  const [width, height] = random.pick(sizes)
  await page.setViewportSize({ width, height })
  return `${width} px wide`
}

const fail: Step = ({ server, random }) => {
  const kind = random.pick(['read', 'change'] as const)
  const answer = { status: random.pick(statuses), body: random.pick(bodies) }
  server.failNext(kind, answer)
  return Promise.resolve(`the next ${kind} fails with ${answer.status}`)
}

const hold: Step = ({ server, random, releases }) => {
  const release = random.chance(0.6) ? releases.pop() : undefined
  release?.()
  if (release) return Promise.resolve('release')
  const part = random.pick(['/users', '/campaign-ads', '/tasks', '/assets', 'toggle', 'stats', 'settings'])
  releases.push(server.hold(part))
  return Promise.resolve(`hold ${part}`)
}

const endSessions: Step = async ({ server }) => {
  await server.endSessions()
  return 'the session ends'
}

const signInAgain: Step = async ({ page, server }) => {
  if (!(await page.locator('input[autocomplete=current-password]').isVisible())) return 'nobody has to sign in'
  await signIn(page, server.account)
  return 'sign in'
}

/** Each as often as it stands here. */
export const steps: readonly Step[] = [
  ...Array<Step>(48).fill(press),
  ...Array<Step>(20).fill(key),
  ...Array<Step>(8).fill(fill),
  ...Array<Step>(6).fill(signInAgain),
  ...Array<Step>(4).fill(move),
  ...Array<Step>(3).fill(choose),
  ...[go, go, go, look, look, fail, fail, fail, fail, fail, hold, hold, hold, endSessions],
]
