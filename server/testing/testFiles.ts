import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['server', 'sandbox', 'scripts', 'e2e/api', 'e2e/engine']
const opensDatabase = /\/(test(ed)?Server|testDatabase|backups)'/
/** Files in one process. */
const shared = 5
const needsPostgres = /\.postgres\.test\.ts$/
const isFull = /\.full\.test\.ts$/

/** The files of the server side's tests, from the root of the repository; Node 20's test runner takes no patterns. */
export function allTestFiles(): string[] {
  return folders.flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.test.ts'))
          .map((file) => join(folder, file))
      : [],
  )
}

const opensTestDatabase = (file: string) => opensDatabase.test(readFileSync(file, 'utf8'))

/** All but those named `*.postgres.test.ts`. */
export const onPglite = (files: readonly string[]) => files.filter((file) => !needsPostgres.test(file))

/** What `npm test` runs, on the embedded database. */
export const quickFiles = () => onPglite(allTestFiles()).filter((file) => !isFull.test(file))

/** What `npm run test:full` runs on the embedded database as well: `*.full.test.ts`, which start programs, wait or repeat for breadth. */
export const fullFiles = () => allTestFiles().filter((file) => isFull.test(file))

/** Those that open a test database, and `*.postgres.test.ts`. */
export const onPostgres = (files: readonly string[]) =>
  files.filter((file) => needsPostgres.test(file) || opensTestDatabase(file))

/**
 * The files of each process: what opens a test database shares one with a few others, because to load the server and PGlite
 * costs more than most of their tests do; everything else, which may change the process, has one of its own.
 */
export function processesOf(files: readonly string[]): string[][] {
  const sharing = files.filter((file) => opensTestDatabase(file) && !needsPostgres.test(file))
  const groups = Array.from({ length: Math.ceil(sharing.length / shared) }, (_, group) =>
    sharing.slice(group * shared, (group + 1) * shared),
  )
  return [...files.filter((file) => !sharing.includes(file)).map((file) => [file]), ...groups]
}
