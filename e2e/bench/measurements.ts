import type { Browser } from '@playwright/test'
import { loads } from './loads'
import { memory } from './memory'
import { pageTurn } from './pageTurn'
import { review } from './review'
import { routeChange } from './routeChange'
import { makeUsers } from './rows'
import { search } from './search'
import type { Side } from './sides'
import type { Line } from './table'

const slowdown = 4

/** The measurements and their budgets. `many` and `few` have 100,000 users and 10,000. */
export function measurements(browser: Browser, many: readonly Side[], few: readonly Side[]) {
  // Plain text is only compared where nothing but rows changes.
  const same = many.filter(({ kind }) => kind !== 'text')
  const [, another] = many.filter(({ kind }) => kind === 'console')

  return {
    load: async (): Promise<Line[]> => {
      const signIn = await loads(browser, same, slowdown, 'signIn')
      const list = await loads(browser, same, slowdown, 'list')
      const line = { share: 0.5, unit: 'ms' } as const
      const still = { unit: '', budget: { of: 'value', atMost: 0.01 } } as const
      return [
        { ...line, what: 'sign-in, first paint', samples: signIn.firstPaint },
        { ...line, what: 'sign-in, ready', samples: signIn.ready },
        { ...line, ...still, what: 'sign-in, layout shift', samples: signIn.shift },
        { ...line, what: 'list, first paint', samples: list.firstPaint },
        { ...line, what: 'list, first call', samples: list.firstCall },
        { ...line, what: 'list, rows', samples: list.ready, budget: { of: 'ratio', atMost: 1.7 } },
        { ...line, what: 'list, a press is done', samples: list.usable },
        { ...line, ...still, what: 'list, layout shift', samples: list.shift },
      ]
    },
    pageTurn: async (): Promise<Line[]> => {
      const line = { what: 'page turn', unit: 'ms', samples: await pageTurn(browser, many, slowdown) } as const
      return [
        { ...line, share: 0.5, budget: { of: 'ratio', atMost: 2.5 } },
        { ...line, share: 0.95 },
        { ...line, share: 0.5, to: 'text' },
        ...(another ? [{ ...line, share: 0.5, to: another.name, budget: { of: 'ratio', atMost: 1.1 } } as const] : []),
      ]
    },
    search: async (): Promise<Line[]> => {
      const samples = await search(browser, few, slowdown, makeUsers(10_000))
      const line = { what: 'search key', unit: 'ms', samples } as const
      return [
        { ...line, share: 0.5 },
        { ...line, share: 0.5, to: 'text', budget: { of: 'ratio', atMost: 1.6 } },
        { ...line, share: 0.95, to: 'text', budget: { of: 'ratio', atMost: 5.5 } },
      ]
    },
    routeChange: async (): Promise<Line[]> => {
      const samples = await routeChange(browser, same, slowdown)
      const line = { what: 'route change, visited before', unit: 'ms', samples } as const
      return [
        { ...line, share: 0.5, budget: { of: 'ratio', atMost: 2.5 } },
        { ...line, share: 0.95 },
      ]
    },
    review: async (): Promise<Line[]> => {
      const line = { what: 'review key', unit: 'ms', samples: await review(browser, same, slowdown) } as const
      return [
        { ...line, share: 0.5, budget: { of: 'value', atMost: 100 } },
        { ...line, share: 0.95 },
      ]
    },
    memory: async (): Promise<Line[]> => {
      const { first, full, after, data, nodes } = await memory(browser, same)
      const line = { share: 0.5, unit: 'MB' } as const
      return [
        { ...line, what: 'heap after the first list', samples: first, budget: { of: 'value', atMost: 5 } },
        { ...line, what: 'added by 500 page turns', samples: full },
        { ...line, what: 'the same a minute later', samples: after, budget: { of: 'value', atMost: 1.5 } },
        { ...line, what: 'of that: data', samples: data, budget: { of: 'value', atMost: 0.1 } },
        { ...line, unit: 'nodes', what: 'nodes of the page', samples: nodes, budget: { of: 'value', atMost: 50 } },
      ]
    },
  }
}
