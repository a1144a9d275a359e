import type { Browser } from '@playwright/test'
import { loadOnce, type LoadTimes } from './loadTimes'
import { urlOf, type Samples, type Side } from './sides'

const rounds = 5

/** An element of a page that can be used: a CSS selector and a part of its text. */
const ready = {
  signIn: { selector: 'input[type=email]', text: '' },
  list: { selector: 'main tbody', text: '0x0000' },
} as const

/** What is pressed in the early page is done by the console. */
const usable = '#root main tbody'

/**
 * Loads a page from an empty cache on slow 4G, in turns on each side, each time in a fresh browser profile. Measures the first
 * paint, when the first request to the API leaves, when the page can be used, and how far things move meanwhile.
 */
export async function loads(browser: Browser, sides: readonly Side[], slowdown: number, page: 'signIn' | 'list') {
  const times = new Map(sides.map(({ name }) => [name, new Array<LoadTimes>()]))
  for (let round = 0; round < rounds; round += 1)
    for (const side of sides) {
      const signedIn = page === 'list' && side.kind === 'console'
      const load = { url: urlOf(side, page), ready: ready[page], usable: signedIn ? usable : undefined, signedIn }
      times.get(side.name)?.push(await loadOnce(browser, load, slowdown))
    }
  const of = (value: (one: LoadTimes) => number): Samples =>
    new Map([...times].map(([name, all]) => [name, all.map(value)]))
  return {
    firstPaint: of(({ firstPaint }) => firstPaint),
    firstCall: of((one) => one.firstCall ?? Number.NaN),
    ready: of((one) => one.ready),
    usable: of((one) => one.usable),
    shift: of(({ shift }) => shift),
  }
}
