import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { BrowserContext, Route } from '@playwright/test'
import type { User } from '../../src/contract/entities'

/** The console's origin in the browser; nothing listens there, every request is intercepted here. */
export const origin = 'http://127.0.0.1:3999'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.html': 'text/html',
}

/** Serves the production bundle of a folder, and a users list that ignores searches. */
export async function routeConsole(context: BrowserContext, bundle: string, users: readonly User[]) {
  const json = (route: Route, body: object) => route.fulfill({ json: body })
  await context.route('**/*', (route) => {
    const { origin: asked, pathname, searchParams } = new URL(route.request().url())
    if (asked !== origin) return route.abort()
    if (pathname === '/api/admin/users') {
      const [start, end] = [Number(searchParams.get('start')), Number(searchParams.get('end'))]
      return json(route, { data: users.slice(start, end + 1), total: users.length })
    }
    if (pathname.startsWith('/api/')) return json(route, {})
    const file = join(bundle, pathname)
    const found = existsSync(file) && statSync(file).isFile() ? file : join(bundle, 'index.html')
    return route.fulfill({ body: readFileSync(found), contentType: types[extname(found)] ?? 'text/plain' })
  })
}

/** As many users as asked for, with e-mails of random letters that are the same in every run; not all have an "a". */
export function makeUsers(count: number): User[] {
  let seed = 42
  const letter = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return String.fromCharCode(97 + (Math.floor(seed / 65_536) % 26))
  }
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    email: `${Array.from({ length: 12 }, letter).join('')}@list.test`,
    public_address: `0x${String(index + 1).padStart(40, '0')}`,
    created_at: new Date(1_760_000_000_000 + index * 60_000).toISOString(),
    spunky_points: String(index * 7),
    is_active: index % 3 !== 0,
  }))
}
