import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { StatsCompilation } from 'webpack'
import { array, number, object, parse, record, string } from 'valibot'

/** The most script requests of a page after the first script. */
export const mostRequests = 4
/** Bytes of brotli. A smaller script costs less inside another file than as a request. */
export const smallest = 3000

const schema = object({
  console: array(number()),
  routes: record(string(), object({ early: array(number()), files: array(number()) })),
})

/** How many scripts each page loads after the first one, according to the map in index.html by which they are preloaded. */
function requestsOfPages(dist: string): Map<string, number> {
  const text = /id="app-routes">(.*?)<\/script>/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[1]
  const parts = parse(schema, JSON.parse(text ?? ''))
  return new Map(
    Object.entries(parts.routes).map(([path, { early, files }]) => [
      path,
      new Set([...early, ...parts.console, ...files]).size,
    ]),
  )
}

/** The pages that need too many requests. */
export const crowdedPages = (dist: string) =>
  [...requestsOfPages(dist)].filter(([, count]) => count > mostRequests).map(([path, count]) => `${path}: ${count}`)

/**
 * The scripts of named parts that are too small, except a page's own script, which may be all that the page needs. Scripts
 * without a name are fetched by a wallet's package: an icon, or a chosen wallet.
 */
export function tinyScripts({ namedChunkGroups = {} }: StatsCompilation, dist: string) {
  // The pages that have no path of their own.
  const pages = [
    'invitation',
    'signIn',
    ...[...requestsOfPages(dist).keys()].map((path) => path.slice(path.lastIndexOf('/') + 1)),
  ]
  const isOwn = (script: string) => pages.some((page) => script.startsWith(`assets/${page}.`))
  const scripts = Object.values(namedChunkGroups).flatMap(({ assets = [] }) => assets.map(({ name }) => name))
  return [...new Set(scripts)]
    .filter((name) => name.endsWith('.js') && !isOwn(name) && statSync(join(dist, `${name}.br`)).size < smallest)
    .map((name) => `${name}: ${statSync(join(dist, `${name}.br`)).size} bytes`)
}
