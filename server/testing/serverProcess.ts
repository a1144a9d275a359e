import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const server = fileURLToPath(new URL('..', import.meta.url))

/** Starts programs of the server as processes of their own, and ends with `killAll` those that still run. */
export function serverProcesses() {
  const children: ChildProcess[] = []

  /** A program below `server/`: `listening` gives its address, `ended` what it printed and its exit code. */
  function start(program: string, env: Record<string, string>, programArguments: string[] = []) {
    // As the image starts it.
    const options = ['--disable-proto=delete', '--import', 'tsx']
    const child = spawn(process.execPath, [...options, join(server, program), ...programArguments], {
      env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'info', ...env },
    })
    children.push(child)
    let output = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    child.stderr.on('data', (chunk) => (output += String(chunk)))
    const ended = once(child, 'close').then(() => ({ code: child.exitCode, output }))
    const listening = new Promise<string>((resolve, reject) => {
      child.stdout.on('data', () => {
        const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? []
        if (address) resolve(address)
      })
      void ended.then(() => reject(new Error(output)))
    })
    listening.catch(() => undefined)
    return { child, ended, listening }
  }

  return {
    start,
    killAll() {
      for (const child of children) child.kill('SIGKILL')
    },
  }
}
