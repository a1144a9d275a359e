import { earlyChunk, plainLists } from './earlyPages'

interface Budget {
  what: string
  /** The scripts whose bytes count, except those that `less` has loaded before. */
  groups: readonly string[]
  less?: readonly string[]
  /** Bytes of brotli. */
  limit: number
  /** Modules that only this part may contain. */
  allowed?: RegExp
  /** Must contain no charts and no CSS-in-JS (emotion): one styled part of the header would bring back 8 kB. */
  isPlain?: boolean
}

/** What every signed-in page loads if nothing was ever sent from this browser; the wallet's part comes when the page is idle. */
const signedIn = ['main', 'console', 'onChain']

/** Pages beyond the lists with one chunk of their own. */
const routes = ['dashboard', 'review', 'staking', 'setting']

const ethers = /node_modules\/ethers/

/**
 * The page with its headers and the configuration that the server writes into it must fit into the ten packets (14.6 kB) that may
 * be sent before the first is acknowledged.
 */
export const pageLimit = 12_000

export const budgets: readonly Budget[] = [
  { what: 'sign-in', groups: ['main', 'signIn'], limit: 75_000, isPlain: true },
  ...plainLists.flatMap((route) => [
    {
      // Until the list can be pressed; e2e/server weighs it with the scripts that an idle page loads.
      what: `list of the route ${route}`,
      groups: ['main', 'console', route, earlyChunk(route)],
      limit: 150_000,
      isPlain: true,
    },
    { what: `first rows of the route ${route}`, groups: [earlyChunk(route)], limit: 14_500, isPlain: true },
  ]),
  {
    what: "CSS-in-JS, the rules of forms and the header's wallet, for pages beyond the plain lists",
    groups: ['onChain'],
    less: ['main', 'console'],
    limit: 25_000,
  },
  ...routes.map((route) => ({ what: `code of the route ${route}`, groups: [route], less: signedIn, limit: 22_000 })),
  {
    what: 'code of the vesting route with the engine of transactions',
    groups: ['vesting'],
    less: [...signedIn, 'chain'],
    limit: 30_000,
    allowed: ethers,
  },
  // No wallet code belongs to it.
  { what: 'code for reads of chains', groups: ['chain'], less: signedIn, limit: 25_000, allowed: ethers },
]
