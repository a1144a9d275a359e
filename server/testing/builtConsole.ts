import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { temporaryFolder } from './temporaryFolder'

const script = 'console.log("the console")'

const files: Readonly<Record<string, string | Buffer>> = {
  'index.html':
    '<!doctype html><html><head><title>x</title><script type="application/json" id="app-config">{"old":true}</script><script>boot()</script></head><body></body></html>',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/main.0123456789.js': script,
  'assets/main.0123456789.js.br': brotliCompressSync(script),
}

/** A folder such as the build of the console makes, its list of hashes included. */
export function builtConsole(): string {
  const folder = temporaryFolder('ssdx-console-')
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const lines = Object.entries(files).map(
    ([path, content]) => `${createHash('sha256').update(content).digest('hex')}  ${path}`,
  )
  writeFileSync(join(folder, 'manifest.sha256'), `${lines.join('\n')}\n`)
  return folder
}
