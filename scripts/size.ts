/**
 * Byte budgets: builds the console and weighs the scripts (brotli, as the server sends them) that a visitor needs for
 * the sign-in and for each list; neither may hold a module of a wallet, of ethers or of a chart. The page itself, and the
 * number of requests: no page needs many scripts, and no script is tiny.
 */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { StatsModule } from 'webpack'
import { buildStats } from './buildStats'
import { plainLists } from './cacheGroups'
import { earlyChunk } from './earlyPages'
import { crowdedPages, mostRequests, smallest, tinyScripts } from './requests'

interface Budget {
  what: string
  /** The scripts whose bytes count, except those that `less` has loaded before. */
  groups: readonly string[]
  less: readonly string[]
  /** Bytes of brotli. */
  limit: number
  /** Modules that only this part may contain. */
  allowed?: RegExp
  /** Must contain no charts and no CSS-in-JS (emotion): one styled part of the header would bring back 8 kB. */
  isPlain?: true
}

/** What every signed-in page loads if nothing was ever sent from this browser; the wallet's part comes when the page is idle. */
const signedIn = ['main', 'console', 'onChain']

/** Pages beyond the lists with one chunk of their own. */
const routes = ['dashboard', 'review', 'staking', 'setting']

const routeLimit = 22_000

/** A list until it can be pressed, with the early page. */
const listLimit = 150_000

/**
 * The page with its headers and the configuration that the server writes into it must fit into the ten packets (14.6 kB) that may
 * be sent before the first is acknowledged.
 */
const pageLimit = 12_000

/** The early page, which draws the rows of a list before the console has loaded. */
const earlyLimit = 14_500

const budgets: readonly Budget[] = [
  { what: 'sign-in', groups: ['main', 'signIn'], less: [], limit: 75_000, isPlain: true },
  // Until the list is ready; e2e/server weighs it with the scripts that an idle page loads.
  ...plainLists.map((route) => ({
    what: `list of the route ${route}`,
    groups: ['main', 'console', route, earlyChunk(route)],
    less: [],
    limit: listLimit,
    isPlain: true as const,
  })),
  ...plainLists.map((route) => ({
    what: `first rows of the route ${route}`,
    groups: [earlyChunk(route)],
    less: [],
    limit: earlyLimit,
    isPlain: true as const,
  })),
  {
    what: "CSS-in-JS, the rules of forms and the header's wallet, for pages beyond the plain lists",
    groups: ['onChain'],
    less: ['main', 'console'],
    limit: 25_000,
  },
  ...routes.map((route) => ({
    what: `code of the route ${route}`,
    groups: [route],
    less: signedIn,
    limit: routeLimit,
  })),
  {
    what: 'code of the vesting route with the engine of transactions',
    groups: ['vesting'],
    less: [...signedIn, 'chain'],
    limit: 30_000,
    allowed: /node_modules\/ethers/,
  },
  {
    what: 'code for reads of chains',
    groups: ['chain'],
    less: signedIn,
    limit: 25_000,
    // The code for reads; no wallet code belongs to it.
    allowed: /node_modules\/ethers/,
  },
]

const forbidden = /node_modules\/(ethers|@web3-onboard|@walletconnect|@coinbase|viem)/
const notPlain = /@emotion|src\/ui\/charts/

const stats = await buildStats()
const groups = new Map(Object.entries(stats.namedChunkGroups ?? {}))
const groupOf = (name: string) => {
  const group = groups.get(name)
  if (!group) throw new Error(`The build has no chunk named "${name}".`)
  return group
}
const page = readFileSync('dist/index.html', 'utf8')
/** The bytes of brotli of the scripts in index.html. */
const inlineBytes = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].reduce(
  (sum, [, script = '']) => sum + brotliCompressSync(script).length,
  0,
)
const scriptsOf = (names: readonly string[]) =>
  new Set(
    names.flatMap((name) =>
      (groupOf(name).assets ?? []).map((asset) => asset.name).filter((file) => file.endsWith('.js')),
    ),
  )
const modulesOf = (module: StatsModule): StatsModule[] => [module, ...(module.modules ?? []).flatMap(modulesOf)]
const modulesIn = (names: readonly string[]) => {
  const chunks = new Set(names.flatMap((name) => groupOf(name).chunks ?? []))
  const modules = (stats.modules ?? []).filter((module) => module.chunks?.some((chunk) => chunks.has(chunk)))
  // Without any modules the search below would find nothing for the wrong reason.
  if (modules.length === 0) throw new Error(`The statistics of the build name no module of ${names.join(', ')}.`)
  return modules.flatMap(modulesOf)
}

let failed = 0
const weigh = (what: string, bytes: number, limit: number, strangers: readonly string[] = []) => {
  const ok = bytes > 0 && bytes <= limit && strangers.length === 0
  if (!ok) failed += 1
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${what}: ${(bytes / 1000).toFixed(1)} kB of ${(limit / 1000).toFixed(1)} kB`)
  for (const name of strangers) console.log(`     must not be in it: ${name}`)
}
weigh('index.html with its styles', brotliCompressSync(page).length, pageLimit)
for (const { what, groups: names, less, limit, allowed, isPlain = false } of budgets) {
  const before = scriptsOf(less)
  const files = [...scriptsOf(names)].filter((file) => !before.has(file))
  const inline = names.includes('main') ? inlineBytes : 0
  const bytes = files.reduce((sum, file) => sum + statSync(join('dist', `${file}.br`)).size, inline)
  const strangers = modulesIn(names).flatMap(({ name = '' }) =>
    (forbidden.test(name) && !allowed?.test(name)) || (isPlain && notPlain.test(name)) ? [name] : [],
  )
  weigh(what, bytes, limit, strangers)
}

const report = (rule: string, breaches: readonly string[]) => {
  if (breaches.length > 0) failed += 1
  console.log(`${breaches.length > 0 ? 'FAIL' : 'ok  '} ${rule} ${breaches.join(', ')}`)
}
// For a lazy chunk with a style sheet the integrity plugin gives the script the hash of the style sheet; browsers then
// refuse the script.
const first = new Set((groupOf('main').assets ?? []).map(({ name }) => name))
const lateStyles = [...groups.values()]
  .flatMap(({ assets = [] }) => assets.map(({ name }) => name))
  .filter((name) => name.endsWith('.css') && !first.has(name))
report('no lazy chunk has a style sheet', lateStyles)
report(`no page needs more than ${mostRequests} script requests after the first`, crowdedPages('dist'))
report(
  `no script is smaller than ${smallest / 1000} kB, apart from the own one of a page and those in packages of wallets`,
  tinyScripts(stats, 'dist'),
)

const checks = budgets.length + 4
console.log(`${checks - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
