import { spawn, spawnSync, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './freePort'
import { postgresPrograms } from './postgresPrograms'

/** Reads until its end of the pipe closes, which it also does when we are killed; then nothing of the cluster stays. */
const guardScript = `read -r _
pid=$(head -n 1 "$0/data/postmaster.pid" 2>/dev/null) && kill -QUIT "$pid"
while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
rm -rf "$0"`

export interface PostgresCluster {
  /** Of its first database; the port and the password stay the same over a restart. */
  readonly url: string
  /** Ends the server, by default in the middle of what it does, as a failing machine would. */
  stop(signal?: 'SIGQUIT' | 'SIGINT'): Promise<void>
  /** Starts the stopped server again; settles when it takes connections. */
  start(): Promise<void>
  remove(): Promise<void>
}

/**
 * A running PostgreSQL of its own, in a temporary folder and at a free port. `fsync` waits for the disk, as a real one does:
 * what is thrown away needs that only where it is timed. Throws an Error that says why it cannot be.
 */
export async function postgresCluster({ fsync = false } = {}): Promise<PostgresCluster> {
  const programs = postgresPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'ssdx-postgres-'))
  const as = { ...ownerOf(folder), cwd: folder }
  const password = randomUUID()
  const port = await freePort()
  const guard = spawn('/bin/sh', ['-c', guardScript, folder], { ...as, detached: true })
  let server: ChildProcess | undefined

  const cluster: PostgresCluster = {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    async stop(signal = 'SIGQUIT') {
      if (!server) return
      const ended = once(server, 'exit')
      server.kill(signal)
      server = undefined
      await ended
    },
    async start() {
      const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'lc_messages=C']
      // Every test file has connections of its own.
      const sizes = [`fsync=${fsync ? 'on' : 'off'}`, 'max_connections=200']
      const args = ['-D', 'data', ...[...settings, ...sizes].flatMap((setting) => ['-c', setting])]
      const started = spawn(join(programs, 'postgres'), args, { ...as, detached: true })
      await readiness(started)
      server = started
    },
    async remove() {
      const ended = once(guard, 'exit')
      guard.stdin.end()
      await ended
    },
  }

  try {
    makeCluster(join(programs, 'initdb'), password, as)
    await cluster.start()
    return cluster
  } catch (error) {
    await cluster.remove()
    throw error
  }
}

function makeCluster(initdb: string, password: string, as: { readonly cwd: string }) {
  writeFileSync(join(as.cwd, 'password'), password, { mode: 0o644 })
  const args = ['-D', 'data', '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile=password', '-E', 'UTF8', '--no-sync']
  const { status, stderr, error } = spawnSync(initdb, [...args, '--locale=C.UTF-8'], { ...as, encoding: 'utf8' })
  if (status !== 0) throw new Error(`PostgreSQL's initdb failed: ${error?.message ?? stderr.trim()}`)
}

/** PostgreSQL does not run as root: then it is another user of this machine, and the folder is that one's. */
function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  const [uid, gid] = ['postgres', 'nobody']
    .map((name) =>
      accounts
        .find((line) => line.startsWith(`${name}:`))
        ?.split(':')
        .slice(2, 4)
        .map(Number),
    )
    .find((ids) => ids !== undefined) ?? [undefined, undefined]
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL does not run as root, and this machine has no user postgres or nobody.')
  chownSync(folder, uid, gid)
  return { uid, gid }
}

async function readiness(server: ChildProcessWithoutNullStreams) {
  let log = ''
  server.stderr.setEncoding('utf8')
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (text: string) => {
      log = (log + text).slice(-5000)
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log.trim()}`)))
  })
}
