import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const binary = process.platform === 'win32' ? 'forge.exe' : 'forge'
const architecture = process.arch === 'x64' ? 'amd64' : process.arch

/**
 * Runs forge on the contracts and returns its output. Starts the platform's binary directly, without the launcher of
 * the npm package. Throws when there is no forge for this platform.
 */
export async function forge(...forgeArguments: string[]): Promise<{ stdout: string; stderr: string }> {
  const child = spawn(forgeBinary(), [...forgeArguments, '--root', '.'], {
    cwd: root,
    env: { ...process.env, FOUNDRY_CONFIG: 'contracts/foundry.toml' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve(output))
  })
}

function forgeBinary(): string {
  const name = `@foundry-rs/forge-${process.platform}-${architecture}/bin/${binary}`
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Error(`There is no forge for ${process.platform} ${process.arch}: ${name} is not installed.`)
  }
}
