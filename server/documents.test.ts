import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The documents whose tables name what shows each statement: files, and tests by a part of their title. */
const tables = ['docs/specification.md', 'docs/security.md', 'docs/asvs.md']
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
]

const file = /[\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|js|sol|md|json|yaml)/
const testFile = /\.(?:test|spec)\.tsx?$|\.t\.sol$/
/** In a table: a file, or the title of a test of the file before it. */
const reference = new RegExp(`\`(${file.source})|"([^"]+)"`, 'g')

/** The files a document names that are not there; decisions name those of the console from `src` on. */
const missingFiles = (text: string) =>
  [...text.matchAll(new RegExp(`\`(${file.source})`, 'g'))]
    .map(([, path = '']) => path)
    .filter((path) => !['', 'src', 'src/api'].some((folder) => existsSync(join(root, folder, path))))

/** A line with the title of a test: the call with it, the end of a table's call, the title alone, a function in Solidity. */
const titleLine = /(?:\b(?:it|test|describe)\b[\w.]*\(|\)\(|^ *)['"`]|^ *function (?:test|invariant)/

/** Whether a file has a test of that title, or of one that holds it; `…` stands for what a title makes of its values. */
const has = (source: string, title: string) =>
  source
    .split('\n')
    .some((line) => titleLine.test(line) && title.split('…').every((part) => line.includes(part.trim())))

/** The titles in the last cell of each row that the test file before them does not have. */
function missingTitles(text: string, sourceOf: (path: string) => string): string[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => {
      let source: string | undefined
      return [...(line.split(' | ').at(-1) ?? '').matchAll(reference)].flatMap(([, path, title = '']) => {
        if (path !== undefined) source = testFile.test(path) ? sourceOf(path) : undefined
        return path === undefined && source !== undefined && !has(source, title) ? [`${title}: ${line}`] : []
      })
    })
}

test('every file that a document names is there', () => {
  assert.ok(documents.length > 15)
  for (const document of documents) assert.deepEqual(missingFiles(read(document)), [], document)
})

test('every test that a document names by its title is there', () => {
  for (const document of tables)
    assert.deepEqual(
      missingTitles(read(document), (path) => (existsSync(join(root, path)) ? read(path) : '')),
      [],
    )
})

/** The names of variables in a text; those of one chain end with its id in `.env.example`, and with `<id>` in the document. */
const namesIn = (text: string, name: RegExp) =>
  [...text.matchAll(name)].map(([, found = '']) => found.replace(/_(?:1|<id>)$/, '')).sort()

test('.env.example has the variables that docs/operations.md explains, and no others', () => {
  const [ofPlatform = ''] = read('.env.example').split('# --- The local stack')
  const [, ofTables = ''] = /^## Every variable$([^]*?)^## /m.exec(read('docs/operations.md')) ?? []
  const explained = ofTables.split('\n').map((line) => (line.startsWith('| `') ? line.split(' | ')[0] : ''))
  const given = namesIn(ofPlatform, /^(\w+)=/gm)
  assert.ok(given.length > 15)
  assert.deepEqual(namesIn(explained.join(), /`([\w<>]+)`/g), given)
})

test('a file and a title that are gone would be found, in each way they are written', () => {
  assert.deepEqual(missingFiles('`server/gone.test.ts: "x"` and `server/documents.test.ts`, `gone/sub.md#part`'), [
    'server/gone.test.ts',
    'gone/sub.md',
  ])
  const rows = ['`a/b.test.ts: "keeps x"`, `"gone 1"`', '`a/b.test.ts` "gone 2", "keeps … y"', '`a/b.ts` "no title"']
  assert.deepEqual(
    missingTitles(rows.map((cell) => `| s | ${cell} |`).join('\n'), () => "it('keeps x and y')\n// gone 1").map(
      (found) => found.slice(0, 6),
    ),
    ['gone 1', 'gone 2'],
  )
})
