import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { install, isDebianRoot } from '../../scripts/install'

const debianFolder = '/usr/lib/postgresql'
const debianCommands = ['apt-get update', 'apt-get install -y --no-install-recommends postgresql']

/**
 * The folder of PostgreSQL's programs, installed first where that is allowed (Debian as root). POSTGRES_BIN names another
 * one than those looked for. Throws one sentence that says what to install when there is none.
 */
export function postgresPrograms(): string {
  const { POSTGRES_BIN } = process.env
  if (POSTGRES_BIN) {
    if (holdsPrograms(POSTGRES_BIN)) return POSTGRES_BIN
    throw new Error(`POSTGRES_BIN is ${POSTGRES_BIN}, and the programs initdb and postgres are not there.`)
  }
  const folder = found() ?? (isDebianRoot() ? install('PostgreSQL', debianCommands, found) : undefined)
  if (folder !== undefined) return folder
  throw new Error(
    'There is no PostgreSQL here: install it (Debian: apt-get install postgresql), set POSTGRES_BIN to the folder of its programs, or DATABASE_URL_TEST to a server.',
  )
}

const holdsPrograms = (folder: string) =>
  ['initdb', 'postgres'].every((program) => folder !== '' && existsSync(join(folder, program)))

function found(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one))
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...newestFirst.map((version) => join(debianFolder, version, 'bin')),
  ].find(holdsPrograms)
}
