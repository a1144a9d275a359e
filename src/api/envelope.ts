import { isRecord } from '../contract/isRecord'
import { maxSpan } from '../contract/paging'

/** One window of a list. */
export interface Page<Row> {
  rows: Row[]
  /** Number of all rows; undefined when the server does not say. */
  total: number | undefined
}

/** One window of a list as the server answered it. */
export interface AnsweredPage<Row> extends Page<Row> {
  /** Rows of the window that the server has sent; those that could not be read are not among `rows`. */
  sent: number
  /**
   * The query parameters that the server says it has applied. Undefined from a server that does not say: it may have ignored
   * them.
   */
  applied: readonly string[] | undefined
  /**
   * More rows came than were asked for, and nobody says that there are others: they may be the whole list, of which `rows` are cut
   * out, or its rows from `start` on. `total` is their number.
   */
  isOver?: true | undefined
}

/** Row numbers from 0, both inclusive. */
export interface Range {
  start: number
  end: number
}

/** Under which name the rows of a list stand in an answer, where they stand under one. */
export const rowsKeys = {
  users: 'users',
  adminUsers: 'admins',
  tasks: 'tasks',
  campaigns: 'campaign_ads',
  assets: 'assets',
  activity: 'activity',
} as const

/** The payload of an answer: under `data`, under `data.<key>`, under `<key>` or flat, as servers of this API differ. */
export function unwrap(answer: unknown, key?: string): unknown {
  let value = answer
  for (const name of ['data', key, 'data'])
    if (name !== undefined && isRecord(value) && name in value) value = value[name]
  return value
}

/**
 * One window of a list in an answer, its rows read by `read`; undefined when the answer holds something else. No answer, null
 * and an empty object are a list without rows. A server that ignores paging sends all rows: then the window is cut out here,
 * but where a list is read to its end: its reader has the rows before, and sees what came. `saidTotal` is the header X-Total-Count.
 */
export function windowIn<Row>(
  answer: unknown,
  key: string,
  { start, end }: Range,
  saidTotal: string | null | undefined,
  read: (row: unknown) => Row[],
): AnsweredPage<Row> | undefined {
  const list = listIn(unwrap(answer, key))
  if (!list) return undefined
  const span = end - start + 1
  const count = list.length
  const told = totalOf(answer, saidTotal)
  const applied = appliedIn(answer)
  // Some servers count only the rows that they send, or none: then the window after this one shows whether there are more.
  const isOfAnswer = Number(told) <= count && (start > 0 || count >= span) && !applied
  const isOver = (count > span && !(Number(told) > count)) || undefined
  const said = isOver ? count : isOfAnswer ? undefined : told
  // Where the window begins in what was sent. If that is the whole list: at `start`. If `start` is beyond the total, what was sent
  // is some earlier window: at `start` too, which leaves no rows. Otherwise the server has begun at `start` itself.
  const first = isOver || Number(said) <= start ? start : 0
  const window = isOver && start > 0 && span === maxSpan ? list : list.slice(first, first + span)
  return {
    rows: window.flatMap(read),
    sent: window.length,
    // A total below the number of rows already seen is wrong.
    total: window.length > 0 && (said ?? 0) < start + window.length ? undefined : said,
    applied,
    isOver,
  }
}

function listIn(value: unknown): readonly unknown[] | undefined {
  if (isList(value)) return value
  return value == null || (isRecord(value) && Object.keys(value).length === 0) ? [] : undefined
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

export function appliedIn(answer: unknown): readonly string[] | undefined {
  const names = isRecord(answer) ? answer.applied : undefined
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : undefined
}

/** The total of a list: `total` or `meta.total` beside `data`, else the header, else those beside the rows inside it. */
function totalOf(answer: unknown, header?: string | null): number | undefined {
  if (!isRecord(answer)) return countIn(header)
  return countIn(answer.total) ?? totalOf(answer.meta) ?? countIn(header) ?? totalOf(answer.data)
}

const countIn = (value: unknown) => (/^\d{1,15}$/.test(String(value)) ? Number(value) : undefined)
