import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['server', 'sandbox', 'e2e/api', 'e2e/engine']
const opensDatabase = /\/test(Server|Database)'/
const needsPostgres = /\.postgres\.test\.ts$/

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

/** All but those named `*.postgres.test.ts`. */
export const onPglite = (files: readonly string[]) => files.filter((file) => !needsPostgres.test(file))

/** Those that open a test database, and `*.postgres.test.ts`. */
export const onPostgres = (files: readonly string[]) =>
  files.filter((file) => needsPostgres.test(file) || opensDatabase.test(readFileSync(file, 'utf8')))
