import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

/** The scripts of the build by path, with the unnamed chunks that each may fetch. */
function readScripts(): Map<string, string[]> {
  const files = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
  const unnamed = new Map(files.map((file) => [file.split('.')[0], `/assets/${file}`]))
  const fetchedBy = (file: string) =>
    [...readFileSync(join(dist, 'assets', file), 'utf8').matchAll(/\.e\((\d+)\)/g)].flatMap(
      ([, id]) => unnamed.get(id) ?? [],
    )
  return new Map(files.map((file) => [`/assets/${file}`, fetchedBy(file)]))
}

/**
 * The scripts that no step of a journey fetches (Web3-Onboard and wallet packages), by the name of the script that fetches them.
 * They are needed only for extensions that predate EIP-6963, with a WalletConnect project id, or on a network that the smart
 * wallet supports; the local stack has none of these. `browserWallet.test.ts` tests what happens if they are missing.
 */
const packagesOfWallets = { fetchedBy: '/assets/wallet.', first: '/assets/onboard.' }

/** The early pages; without them there is a skeleton, as `journeys/earlyPages.spec.ts` shows. */
const early = '/assets/early-'

/** Every script that the console loads lazily, without the wallet packages. */
export function lateScripts(): string[] {
  const scripts = readScripts()
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const isNamed = (path: string) =>
    /^\/assets\/[a-z]/i.test(path) && ![packagesOfWallets.first, early].some((start) => path.startsWith(start))
  const reached = new Set([...scripts.keys()].filter(isNamed))
  for (const path of reached)
    if (!path.startsWith(packagesOfWallets.fetchedBy)) for (const next of scripts.get(path) ?? []) reached.add(next)
  return [...reached].filter((path) => !page.includes(`src="${path}"`))
}
