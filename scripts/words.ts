/**
 * `npm run words [folder …]`: every sentence of console, server and page that people can see, by file, to be read in one go.
 * It reads the sources, so it cannot see what other servers, wallets, chains and browsers say, what is stored in the database, or
 * how texts are put together at run time; and it may print a text that only looks like a sentence.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sentencesIn } from './words/sentencesIn'

const [, , ...folders] = process.argv
const isAsked = (path: string) => folders.length === 0 || folders.some((folder) => path.startsWith(folder))

const files = ['src', 'server', 'public']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .filter((path) => /\.(tsx?|html)$/.test(path) && !/\.(test|d)\.tsx?$|\/(testing|fuzz|bench|abi)\//.test(path))

for (const path of files.sort().filter(isAsked)) {
  const source = readFileSync(path, 'utf8')
  const sentences = path.endsWith('.html') ? sentencesIn(`${path}.tsx`, bodyOf(source)) : sentencesIn(path, source)
  if (sentences.length === 0) continue
  console.log(`\n${path}`)
  for (const { line, text } of sentences) console.log(`${String(line).padStart(5)}  ${text}`)
}

/** The body of a page, parsed as JSX, with its original line numbers. */
function bodyOf(page: string): string {
  const start = page.indexOf('<body>')
  return page.slice(0, start).replaceAll(/[^\n]/g, '') + page.slice(start, page.indexOf('</html>'))
}
