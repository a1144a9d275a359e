import { http, HttpResponse } from 'msw'
import type { Activity, Asset, User } from '../contract/entities'
import { recordRequests } from './requests'
import { askedRange, server } from './server'

/** How a fake list endpoint behaves. */
export interface ListPlay<Row> {
  path: string
  /** The name of the rows inside `data`; without it, `data` is the rows. */
  envelope?: string
  textOf: (row: Row, search: string) => string
  statusOf: (row: Row) => string
  createdAt: (row: Row) => string
  toggled?: (row: Row) => Partial<Row>
}

export const userList: ListPlay<User> = {
  path: '/api/admin/users',
  textOf: ({ email, public_address }, search) => (search.startsWith('0x') ? public_address : email),
  statusOf: ({ is_active }) => (is_active ? 'active' : 'inactive'),
  createdAt: ({ created_at }) => created_at,
  toggled: ({ is_active }) => ({ is_active: !is_active }),
}

export const assetList: ListPlay<Asset> = {
  path: '/api/admin/assets',
  textOf: ({ public_address }) => public_address,
  statusOf: ({ status }) => status,
  createdAt: ({ created_at }) => created_at,
}

export const activityList: ListPlay<Activity> = {
  path: '/api/admin/activity',
  textOf: ({ actor, action, target }) => [actor, action, target].join(' '),
  statusOf: ({ outcome }) => outcome,
  createdAt: ({ created_at }) => created_at,
}

const choices = ['search', 'status', 'sort', 'created_from', 'id', 'created_before', 'actor', 'action'] as const

interface Unable {
  /** Parameters that the server ignores; it claims to have applied the others. */
  ignores?: readonly (typeof choices)[number][]
  /** Whether answers have `applied`; those of a plain server do not. */
  tells?: boolean
  /** Whether answers have a total; with `sent` it is that of the rows in the answer. */
  counts?: boolean | 'sent'
  /** The maximum number of rows in one answer. */
  maxRows?: number
  /** Whether it pages; else it sends the first `maxRows` for every request. */
  paging?: boolean
  /** The id of a row that it leaves out of its window, which then is shorter. */
  drops?: string
  /** Whether the window from row 100 on has rows 80 to 99 once more, in place of rows 100 to 119. */
  repeats?: boolean
  /** Whether it refuses with 404 a window that begins beyond the end. */
  refusesBeyond?: boolean
  /** Whether it refuses with 422 whatever the API does not specify, which is all but start and end. */
  isStrict?: boolean
}

/** A server that ignores all that the specification does not have, and does not say so. */
export const plainServer = { ignores: choices, tells: false } as const satisfies Unable

/**
 * Handlers that hold one list, as the platform's server does or with deviations; `change` and `remove` are a colleague's
 * changes meanwhile.
 */
export function listServer<Row extends { id: string }>(
  { path, envelope, textOf, statusOf, createdAt, toggled }: ListPlay<Row>,
  given: readonly Row[],
  { ignores = [], tells = true, counts = true, maxRows = 1_000, paging = true, ...unable }: Unable = {},
) {
  /** Windows from row `failsFrom` on fail; those from `heldFrom` on wait for `hold`. */
  const play: { rows: Row[]; failsFrom: number; heldFrom: number; hold?: Promise<void> } = {
    rows: [...given],
    failsFrom: Infinity,
    heldFrom: 0,
  }
  const change = (id: unknown, changed: (row: Row) => Partial<Row>) => {
    play.rows = play.rows.map((row) => (row.id === id ? { ...row, ...changed(row) } : row))
  }
  const remove = (id: unknown) => {
    play.rows = play.rows.filter((row) => row.id !== id)
  }
  server.use(
    http.get(path, async ({ request }) => {
      const { searchParams } = new URL(request.url)
      const asked = (name: string) => (ignores.some((one) => one === name) ? '' : (searchParams.get(name) ?? ''))
      const { start, end } = askedRange(request)
      if (start >= play.failsFrom) return HttpResponse.error()
      const unknown = [...searchParams.keys()].find((name) => name !== 'start' && name !== 'end')
      if (unable.isStrict && unknown) return HttpResponse.json({ message: `Unknown: ${unknown}` }, { status: 422 })
      const part = asked('search').toLowerCase()
      const kept = play.rows.filter(
        (row) =>
          textOf(row, part).toLowerCase().includes(part) &&
          (asked('id') || row.id) === row.id &&
          (asked('status') || statusOf(row)) === statusOf(row) &&
          createdAt(row) >= asked('created_from') &&
          (!asked('created_before') || createdAt(row) < asked('created_before')) &&
          (['actor', 'action'] as const).every((name) => !asked(name) || Reflect.get(row, name) === asked(name)),
      )
      const ordered = sorted(kept, asked('sort'))
      const [before, moved, others] = [ordered.slice(0, 80), ordered.slice(80, 100), ordered.slice(100, 120)]
      const whole = unable.repeats && start > 0 ? [...before, ...others, ...moved, ...ordered.slice(120)] : ordered
      const sent = paging ? whole.slice(start, Math.min(end + 1, start + maxRows)) : whole.slice(0, maxRows)
      const rows = sent.filter(({ id }) => id !== unable.drops)
      if (start >= play.heldFrom) await play.hold
      if (unable.refusesBeyond && start > 0 && start >= kept.length) return HttpResponse.json({}, { status: 404 })
      const applied = choices.filter((name) => asked(name))
      const total = counts === 'sent' ? rows.length : kept.length
      const data = envelope === undefined ? rows : { [envelope]: rows }
      return HttpResponse.json({ data, ...(counts && { total }), ...(tells && { applied }) })
    }),
  )
  if (toggled)
    server.use(
      http.put(`${path}/:id/:toggle`, ({ params }) => {
        change(params.id, toggled)
        return HttpResponse.json({ message: 'Toggled' })
      }),
    )
  return { play, change, remove, requests: recordRequests() }
}

function sorted<Row extends object>(rows: readonly Row[], sort: string): readonly Row[] {
  if (!sort) return rows
  const key = (row: Row) => String(Reflect.get(row, sort.replace(/^-/, '')))
  const up = rows.toSorted((a, b) => key(a).localeCompare(key(b), 'en', { numeric: true }))
  return sort.startsWith('-') ? up.toReversed() : up
}
