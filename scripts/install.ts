import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether packages of Debian can be installed here. */
export const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** Runs the commands that install what is missing, and looks for it again; undefined when they fail or it is not found. */
export function install(what: string, commands: readonly string[], find: () => string | undefined): string | undefined {
  const line = commands.join(' && ')
  console.log(`There is no ${what} here. Trying: ${line}`)
  const done = commands.every((command) => spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0)
  const path = done ? find() : undefined
  if (path === undefined) console.log(`That did not work: ${line}`)
  return path
}
