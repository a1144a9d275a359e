import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compilation } from 'webpack'
import { homeFor, screens, titleAt } from '../src/app/screens'
import { screenPath } from '../src/config/paths'
import { endpoints, screenAccess } from '../src/contract/endpoints'
import { widest } from '../src/contract/paging'
import { roles } from '../src/contract/roles'
import { pageSizes } from '../src/lists/listParams'

/** What every signed-in page needs. */
const always = ['console']

/** What every page needs that reads chains: the wallet's state and the reads. */
const ofChains = ['onChain', 'chain']

/** The address of a first request, without the rows that `page` and `size` name. */
function urlOf(call: keyof typeof endpoints) {
  const { path } = endpoints[call]
  return call === 'settings' ? `${path}?start=${widest.start}&end=${widest.end}` : path
}

/**
 * For `public/boot.js` and `public/form.js`: the scripts of each page (`[address, integrity]`, by index), who may open it, its
 * title, and the first request it sends; and how many rows a page can have, the usual number first.
 */
export function pageParts({ namedChunkGroups }: Compilation, dist: string) {
  const files: [address: string, integrity: string][] = []
  const indexOf = (name: string) => {
    const known = files.findIndex(([address]) => address === `/${name}`)
    if (known >= 0) return known
    const hash = createHash('sha384')
      .update(readFileSync(join(dist, name)))
      .digest('base64')
    return files.push([`/${name}`, `sha384-${hash}`]) - 1
  }
  const loaded = new Set(namedChunkGroups.get('main')?.getFiles())
  const scriptsOf = (name: string) => {
    const group = namedChunkGroups.get(name)
    if (!group) throw new Error(`The build has no chunk named "${name}".`)
    return group.getFiles().filter((file) => file.endsWith('.js') && !loaded.has(file))
  }
  const common = [...new Set(always.flatMap(scriptsOf))]
  const routes = screens.flatMap(({ screen, onChain, below = [], first }) =>
    [screenPath(screen), ...below.map(({ path }) => path)].map((path): [string, object] => [
      path,
      {
        files: [path.slice(path.lastIndexOf('/') + 1), ...(onChain ? ofChains : [])]
          .flatMap(scriptsOf)
          .filter((file, index, all) => !common.includes(file) && all.indexOf(file) === index)
          .map(indexOf),
        roles: screenAccess[screen],
        title: titleAt(path),
        ...(first && path === screenPath(screen) && { first: { url: urlOf(first.call), paged: first.paged } }),
      },
    ]),
  )
  return {
    console: common.map(indexOf),
    homes: Object.fromEntries(roles.map((role) => [role, homeFor(role)])),
    routes: Object.fromEntries(routes),
    files,
    sizes: pageSizes,
  }
}
