import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

/** The scripts of the build by their path, with those without a name of their own that each may fetch. */
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
 * The scripts that no step of a journey asks for, by the name of the one that fetches them: Web3-Onboard and the packages of
 * wallets. They come with an extension from before EIP-6963, with a project id of WalletConnect or with a network that the
 * smart wallet serves, and the local stack has none of them; `browserWallet.test.ts` plays that they do not come.
 */
const packagesOfWallets = { fetchedBy: '/assets/wallet.', first: '/assets/onboard.' }

/** Every script of the build that the console fetches late, less the packages of wallets. */
export function lateScripts(): string[] {
  const scripts = readScripts()
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const isNamed = (path: string) => /^\/assets\/[a-z]/i.test(path) && !path.startsWith(packagesOfWallets.first)
  const reached = new Set([...scripts.keys()].filter(isNamed))
  for (const path of reached)
    if (!path.startsWith(packagesOfWallets.fetchedBy)) for (const next of scripts.get(path) ?? []) reached.add(next)
  return [...reached].filter((path) => !page.includes(`"${path}"`))
}
