import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { earlyEntries } from './earlyPages'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Whether a line of `.dockerignore` matches a file or a folder above it. */
const isOf = (path: string) => (line: string) => {
  const pattern = line.replaceAll('.', '\\.').replaceAll('**/', '(?:.+/)?').replaceAll('*', '[^/]*')
  return new RegExp(`^${pattern}(/|$)`).test(path)
}

/** Whether a file is sent to the builder: the last line that matches it decides. */
function isSent(path: string): boolean {
  const lines = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  return lines.findLast((line) => isOf(path)(line.replace('!', '')))?.startsWith('!') ?? true
}

/** Whether a stage of the Dockerfile, named by its first line, contains a file of the repository. */
function isCopied(stage: string, path: string): boolean {
  const [, rest = ''] = read('Dockerfile').split(`\nFROM ${stage}\n`)
  const [instructions = ''] = rest.split('\nFROM ')
  const copied = [...instructions.matchAll(/^(?:COPY|ADD) (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  )
  return isSent(path) && copied.some((name) => name === '.' || path === name || path.startsWith(`${name}/`))
}

/** These programs and all files that they import. */
async function filesOf(programs: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...programs],
    outdir: 'unwritten',
    write: false,
    bundle: true,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  })
  return Object.keys(metafile.inputs)
}

const commands = readdirSync(join(root, 'server/commands')).filter((file) => !file.endsWith('.test.ts'))
const pages = Object.values(earlyEntries).map((entry) => entry.import)

test('no stage of the image has the local stack', () => {
  const stages = [...read('Dockerfile').matchAll(/^FROM (.+)$/gm)].map(([, stage = '']) => stage)
  assert.equal(stages.length, 4)
  const demo = 'sandbox/seeds/demoAccounts.ts'
  assert.ok(existsSync(join(root, demo)))
  assert.ok(stages.every((stage) => !isCopied(stage, demo)))
})

for (const [what, stage, programs] of [
  ['the build of the console', 'packages AS console', ['webpack.config.ts', 'src/main.tsx', ...pages]],
  ['the choice of packages', 'packages AS production', ['scripts/serverPackages.mjs']],
  [
    'the server and its commands',
    'node:20-bookworm-slim',
    ['server/main.ts', 'server/db/pgliteWorker.mjs', ...commands.map((file) => `server/commands/${file}`)],
  ],
] as const)
  test(`${what} imports no file that the Dockerfile does not copy`, async () => {
    const files = await filesOf(programs)
    assert.ok(files.length >= programs.length)
    assert.deepEqual(
      files.filter((file) => !isCopied(stage, file)),
      [],
    )
  })
