/**
 * Builds the console and weighs its scripts (brotli, as the server sends them) by `budgets.ts`; none may hold a module of a wallet,
 * of ethers or of a chart where it does not belong. Also the number of requests: no page needs many scripts, and no script is tiny.
 */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { StatsModule } from 'webpack'
import { budgets, pageLimit } from './budgets'
import { buildStats } from './buildStats'
import { crowdedPages, mostRequests, smallest, tinyScripts } from './requests'

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
  const over = bytes > limit ? `: ${bytes - limit} bytes too many` : ''
  console.log(
    `${ok ? 'ok  ' : 'FAIL'} ${what}: ${(bytes / 1000).toFixed(1)} kB of ${(limit / 1000).toFixed(1)} kB${over}`,
  )
  for (const name of strangers) console.log(`     must not be in it: ${name}`)
}
weigh('index.html with its styles', brotliCompressSync(page).length, pageLimit)
for (const { what, groups: names, less = [], limit, allowed, isPlain } of budgets) {
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
