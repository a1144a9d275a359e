import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { mixed, object, string, type InferType } from 'yup'

const root = fileURLToPath(new URL('..', import.meta.url))

const entrySchema = object({ version: string(), resolved: string(), integrity: string(), link: mixed() })
type Entry = InferType<typeof entrySchema>

/** Entered by hand, as docs/decisions/0007-platform-packages-in-the-lock-file.md says. */
const enteredByHand = /^node_modules\/@foundry-rs\/(anvil|forge)-[\w-]+$/

/** Why a package of the lock file cannot be trusted to be the one that was chosen: from elsewhere, or nobody would see another content. */
function problemOf(path: string, { version = '', resolved, integrity, link }: Entry): string | undefined {
  if (link !== undefined || !/^\d+\.\d+\.\d+/.test(version)) return 'is no released version'
  // What comes from the registry that npm is set to says nothing here.
  if (resolved !== undefined) return 'comes from elsewhere'
  if (!/^sha512-/.test(integrity ?? '') && !enteredByHand.test(path)) return 'has no hash'
  return undefined
}

const secrets = [
  /-----BEGIN [A-Z ]*PRIVATE KEY/,
  /\b(gh[opsru]_|github_pat_|glpat-|npm_)\w{20}/,
  /\b(AKIA|ASIA)[A-Z\d]{16}\b/,
  /\bxox[abeprs]-\w{8}/,
  /\b[rs]k_live_\w{16}/,
  /\bAIza[\w-]{35}/,
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./,
  /(private|secret)[^\n]{0,30}\b(0x)?[\da-f]{64}\b/i,
]

/** All files but what version control leaves out. */
function sources(): string[] {
  const ignored = ['.git', ...readFileSync(join(root, '.gitignore'), 'utf8').split(/\/?\n/)]
  return readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !ignored.includes(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(join(root, entry.name), { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
        : [entry],
    )
    .map(({ parentPath, name }) => join(parentPath, name))
}

test('every package of the lock file is a released one of the registry, with its hash', () => {
  const lock = object({ packages: mixed<Record<string, unknown>>().required() })
  const { packages } = lock.validateSync(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  const found = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => [path, problemOf(path, entrySchema.validateSync(entry))])
  assert.ok(found.length > 500)
  assert.deepEqual(
    found.filter(([, problem]) => problem !== undefined),
    [],
  )
})

test('a package from elsewhere, without a hash or of an address would be found', () => {
  const good = { version: '1.2.3', integrity: 'sha512-x', resolved: undefined, link: undefined }
  const of = (change: Partial<Entry>, path = 'node_modules/a') => problemOf(path, { ...good, ...change })
  assert.equal(of({}), undefined)
  for (const resolved of ['https://packages.example/a.tgz', 'file:a.tgz'])
    assert.equal(of({ resolved }), 'comes from elsewhere')
  for (const integrity of [undefined, '', 'sha1-x']) assert.equal(of({ integrity }), 'has no hash')
  for (const version of [undefined, 'git+ssh://git@example.com/a.git', 'file:../a'])
    assert.equal(of({ version }), 'is no released version')
  assert.equal(of({ integrity: undefined }, 'node_modules/@foundry-rs/anvil-darwin-arm64'), undefined)
  assert.equal(of({ integrity: undefined }, 'node_modules/@foundry-rs/anvil-x/node_modules/a'), 'has no hash')
})

test('no file of the sources holds a private key or a token', () => {
  const files = sources()
  assert.ok(files.length > 500)
  const found = files.filter((file) => {
    const text = readFileSync(file, 'latin1')
    return secrets.some((secret) => secret.test(text))
  })
  assert.deepEqual(found, [])
})

test('private keys and tokens would be found', () => {
  const x = 'X'.repeat(40)
  for (const text of [
    ['-----BEGIN EC', 'PRIVATE KEY-----'].join(' '),
    ...['ghp', 'npm'].map((name) => `token=${name}_${x}`),
    `AKIA${x.slice(0, 16)}`,
    `xoxb-${'1'.repeat(12)}`,
    `PRIVATE_KEY=0x${'a1'.repeat(32)}`,
    `"secret": "${'a1'.repeat(32)}"`,
  ])
    assert.ok(
      secrets.some((secret) => secret.test(text)),
      text,
    )
})
