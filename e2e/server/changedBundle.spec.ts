import { spawn } from 'node:child_process'
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from '../journey'

test('a server whose bundle has one changed byte refuses to start and names the file', async () => {
  const testInfo = test.info()
  const root = join(testInfo.config.rootDir, '..')
  const consoleDir = testInfo.outputPath('dist')
  cpSync(join(root, 'dist'), consoleDir, { recursive: true })
  const name = readdirSync(join(consoleDir, 'assets')).find((file) => file.endsWith('.js')) ?? ''
  const bytes = readFileSync(join(consoleDir, 'assets', name))
  bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0)
  writeFileSync(join(consoleDir, 'assets', name), bytes)

  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', CONSOLE_DIR: consoleDir, DATA_DIR: testInfo.outputPath('data') },
    stdio: ['ignore', 'ignore', 'pipe'],
    // If the server does start, it is stopped, so that the failure is reported.
    timeout: 100_000,
  })
  const exit = new Promise<number | null>((resolve) => server.once('exit', resolve))
  const [said, code] = await Promise.all([text(server.stderr), exit])
  expect(code).toBe(1)
  expect(said).toContain(`assets/${name} was changed after the build`)
})
