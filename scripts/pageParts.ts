import type { Compilation } from 'webpack'
import { homeFor, pageEntries, titleAt, type ScreenEntry } from '../src/app/screens'
import { endpoints, screenAccess } from '../src/contract/endpoints'
import { listOffers, type ListRequest } from '../src/contract/paging'
import { roles } from '../src/contract/roles'
import { pageSizes } from '../src/lists/listParams'
import { earlyChunk } from './earlyPages'

/** What every page that reads chains needs: the wallet's state and the reads. */
const ofChains = ['onChain', 'chain']

/** The first request of a screen: its address, and for a list, what the address of the page may choose. */
function firstOf(first: ScreenEntry['first']) {
  if (!first) return undefined
  const { path } = endpoints[first.call]
  if (first.call === 'generalStats') return { url: path }
  if (first.call === 'settings') return { url: withQuery(path, first.query) }
  if (first.query) return { url: withQuery(path, first.query) }
  const { status, sort } = listOffers[first.call]
  return { url: path, choices: { status, sort } }
}

const withQuery = (path: string, request: ListRequest) =>
  `${path}?${Object.entries(request)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')}`

/**
 * For `public/boot.js` and `public/form.js`. Of each page: its scripts (`[address, integrity, id of the chunk]`, by index), the
 * scripts that draw it early, who may open it, its title, and its first request. Also the scripts of the sign-in, and how many
 * rows a page can have, the usual number first.
 */
export function pageParts({ chunks, namedChunkGroups }: Compilation, integrityOf: (file: string) => string) {
  const files: [address: string, integrity: string, id: string | number | null | undefined][] = []
  const indexOf = (name: string) => {
    const known = files.findIndex(([address]) => address === `/${name}`)
    if (known >= 0) return known
    const chunk = [...chunks].find((one) => one.files.has(name))
    return files.push([`/${name}`, integrityOf(name), chunk?.id]) - 1
  }
  const loaded = new Set(namedChunkGroups.get('main')?.getFiles())
  const scriptsOf = (name: string) => {
    const group = namedChunkGroups.get(name)
    if (!group) throw new Error(`The build has no chunk named "${name}".`)
    return group.getFiles().filter((file) => file.endsWith('.js') && !loaded.has(file))
  }
  // What every signed-in page needs.
  const common = scriptsOf('console')
  const routes = pageEntries.map(({ screen, onChain, path, first }): [string, object] => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    const asked = firstOf(first)
    // Of a list alone the address chooses what is asked for first, and it is drawn early.
    const early = asked && 'choices' in asked ? scriptsOf(earlyChunk(name)).map(indexOf) : []
    const own = [name, ...(onChain ? ofChains : [])]
      .flatMap(scriptsOf)
      .filter((file, index, all) => !common.includes(file) && all.indexOf(file) === index)
      .map(indexOf)
    return [path, { early, files: own, roles: screenAccess[screen], title: titleAt(path), first: asked }]
  })
  return {
    console: common.map(indexOf),
    signIn: scriptsOf('signIn').map(indexOf),
    homes: Object.fromEntries(roles.map((role) => [role, homeFor(role)])),
    routes: Object.fromEntries(routes),
    files,
    sizes: pageSizes,
  }
}
