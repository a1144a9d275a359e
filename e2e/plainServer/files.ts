import { existsSync, readFileSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pageFor } from '../../server/console/page'
import type { SandboxState } from '../../sandbox/state'
import { consoleConfigFromEnv } from '../../src/contract/consoleConfigFromEnv'
import { chainsEnv } from '../../sandbox/chainsEnv'
import { otherBuild, type Build } from './otherBuild'

const folderOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const consoleFolder = folderOf('dist')
const mediaFolder = folderOf('sandbox/public/media')

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
}

/** Serves the built console and the platform's media as a static file server. */
export interface Files {
  readonly send: (response: ServerResponse, path: string) => void
  /** Stores an upload and returns its address. */
  readonly keep: (file: File) => Promise<string>
  /** Replaces the console by another build, with no file of this one left. */
  readonly deploy: () => void
}

export function createFiles(chains: SandboxState['chains']): Files {
  const html = pageFor(readFileSync(join(consoleFolder, 'index.html'), 'utf8'), consoleConfigFromEnv(chainsEnv(chains)))
  let build: Build = { html, contentOf: (path) => fileAt(consoleFolder, path) }
  const uploads = new Map<string, Buffer>()

  const contentOf = (path: string) => {
    if (path.startsWith('/media/')) return uploads.get(path) ?? fileAt(mediaFolder, path.slice('/media/'.length))
    return build.contentOf(path)
  }
  return {
    // A path of the console is no file: it gets index.html, and the page chooses the screen.
    send: (response, path) => {
      const content = contentOf(path)
      const cached = path.startsWith('/assets') ? 'public, max-age=31536000, immutable' : 'no-cache'
      const type = content && types[extname(path)]
      response.writeHead(200, { 'content-type': type ?? types['.html'], 'cache-control': cached })
      response.end(content ?? build.html)
    },
    keep: async (file) => {
      const path = `/media/upload-${uploads.size + 1}${extname(file.name)}`
      uploads.set(path, Buffer.from(await file.arrayBuffer()))
      return path
    },
    deploy: () => {
      build = otherBuild(build)
    },
  }
}

function fileAt(folder: string, path: string): Buffer | undefined {
  const file = join(folder, normalize(path))
  return file.startsWith(folder) && existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined
}
