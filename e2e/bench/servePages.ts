import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { listenFree } from '../../server/testing/freePort'
import type { Campaign, User } from '../../src/contract/entities'
import { barePages, textPages } from './barePages'
import { picture, picturePath } from './rows'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
}

export interface Rows {
  users: readonly User[]
  campaigns: readonly Campaign[]
}

const stats: Readonly<Record<string, object>> = {
  '/api/admin/general-stats': { total_users: '100000' },
  '/api/admin/campaign-stats': { total_campaigns: '60' },
}

/**
 * Serves a production bundle, compressed as our server sends it, the bare pages and the two lists, on a free port of
 * this machine. Returns the origin and a function that stops it.
 */
export async function servePages(bundle: string, { users, campaigns }: Rows) {
  const lists: Readonly<Record<string, readonly object[]>> = {
    '/api/admin/users': users,
    '/api/admin/campaign-ads': campaigns,
  }
  const html = readFileSync(join(bundle, 'index.html'), 'utf8')
  const index = brotliCompressSync(html)
  // The pages by hand have the looks of the console, so that layout and paint cost both the same.
  const style = [...html.matchAll(/<style>.*?<\/style>/gs)].join('')
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const send = (type: string, body: Buffer | string, status = 200) =>
      response
        .writeHead(status, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-store' })
        .end(typeof body === 'string' ? brotliCompressSync(body) : body)
    // The writes that the bench makes change nothing, so that every side gets the same rows.
    if (request.method === 'PUT') return send('application/json', '{}')
    const figures = stats[pathname]
    if (figures) return send('application/json', JSON.stringify({ data: figures }))
    const rows = lists[pathname]
    if (rows) {
      const [start, end] = [Number(searchParams.get('start')), Number(searchParams.get('end'))]
      return send('application/json', JSON.stringify({ data: rows.slice(start, end + 1), total: rows.length }))
    }
    if (pathname.startsWith('/api/')) return send('application/json', '{"message":"Not found"}', 404)
    const bare = barePages[pathname]
    if (bare !== undefined) return send('text/html; charset=utf-8', bare.replace('<title>', `${style}<title>`))
    const text = textPages[pathname]
    if (text !== undefined) return send('text/html; charset=utf-8', text)
    if (pathname === picturePath) return send('image/png', brotliCompressSync(picture))
    const type = types[extname(pathname)]
    const file = join(bundle, `${pathname}.br`)
    if (type === undefined || !existsSync(file)) return send('text/html; charset=utf-8', index)
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'max-age=31536000' })
    createReadStream(file).pipe(response)
  })
  return {
    origin: `http://127.0.0.1:${await listenFree(server)}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
