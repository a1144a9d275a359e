import { build } from 'esbuild'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Collects in one folder what only the local stack serves, at /sandbox/: the sandbox wallet and the campaigns' media.
 */
export async function writeLocalTools(folder: string): Promise<void> {
  cpSync(here('public'), folder, { recursive: true })
  await build({
    entryPoints: [here('wallet/main.ts')],
    outfile: join(folder, 'wallet.js'),
    bundle: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  })
}
