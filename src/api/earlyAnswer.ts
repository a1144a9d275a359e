import { safeParse, type GenericSchema } from 'valibot'
import { isRecord } from '../contract/isRecord'
import type { ListRequest } from '../contract/paging'
import { windowIn, type AnsweredPage } from './envelope'
import { rowsOf } from './earlyRequest'
import { readJson } from './json'

interface EarlyAnswer {
  request: string
  body: unknown
  /** The header X-Total-Count. */
  total: string | null
}

/** Characters; a page of rows has far fewer, and all rows of a list would be read twice. */
const longest = 200_000

let answer: EarlyAnswer | undefined

/**
 * Waits for the answer to the request of `public/boot.js` and reads a copy of it; the console still takes it over. Resolves to
 * whether there is an answer to draw: false once the console has taken it over.
 */
export async function readEarlyAnswer(): Promise<boolean> {
  const early = window.earlyRequest
  try {
    const response = await early?.answer
    if (!early || window.earlyRequest !== early || !response?.ok) return false
    const body = await response.clone().text()
    if (body.length > longest) return false
    const total = response.headers.get('X-Total-Count')
    answer = { request: keyOf(rowsOf(early.url)), body: readJson(body), total }
    return true
  } catch {
    // No answer, or no JSON: the console has the same answer and says so.
    return false
  }
}

/** The early page cannot show this; the console can. */
export class LeftToConsole extends Error {}

/** The window of the page's list in that answer, if it is the one that is asked for; throws LeftToConsole for an unreadable row. */
export function earlyWindow<Row>(
  key: string,
  request: ListRequest,
  schema: GenericSchema<unknown, Row>,
): AnsweredPage<Row> | undefined {
  if (!answer || answer.request !== keyOf(request)) return undefined
  return windowIn(answer.body, key, request, answer.total, (row) => {
    const read = safeParse(schema, row)
    if (!isRecord(row) || !read.success) throw new LeftToConsole()
    return [read.output]
  })
}

const keyOf = (request: ListRequest) => JSON.stringify(Object.entries(request).sort())
