import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { foundryBinary } from './foundryBinary'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs forge on the contracts and returns its output. Throws when there is no forge for this platform. */
export async function forge(...forgeArguments: string[]): Promise<{ stdout: string; stderr: string }> {
  const child = spawn(foundryBinary('forge'), [...forgeArguments, '--root', '.'], {
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
