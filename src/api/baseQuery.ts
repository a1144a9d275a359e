import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query'
import { endpoints, isSegment, pathOf, type EndpointName } from '../contract/endpoints'
import type { CallError } from './errors'
import { extraOf } from './extra'
import { readJson } from './json'
import { writeKey } from './writeKey'

const readTimeout = 20_000
const writeTimeout = 30_000
const mostRepeats = 2
const longestPause = 10_000

/** One call of the table of endpoints: of which row, where it is about one, and what it sends. */
export interface AdminCall extends Pick<FetchArgs, 'params' | 'body'> {
  name: EndpointName
  id?: string
}

const fetchOnce = fetchBaseQuery({
  baseUrl: globalThis.location.origin,
  // A redirect would carry the bearer to another address.
  redirect: 'error',
  responseHandler: bodyOf,
})

const notSent = (error: string) => ({ error: { status: 'CUSTOM_ERROR', error } as const })

/**
 * Sends one call. Reads have 20 s and are repeated twice at the most, and only when the server asked for patience
 * (429, 503); writes have 30 s and are never repeated.
 */
export const baseQuery: BaseQueryFn<AdminCall, unknown, CallError, object, FetchBaseQueryMeta> = async (
  { name, id, ...rest },
  api,
  extraOptions,
) => {
  const { credentials } = extraOf(api.extra)
  const { method, access } = endpoints[name]
  const token = credentials.token()
  // After a sign-out a component may still ask once; such a call would only bring a second "401".
  if (!token && access !== 'anyone') return notSent('Signed out')
  if (id !== undefined && !isSegment(id)) return notSent('The id of this row cannot be sent, so nothing was changed.')

  const isRead = method === 'GET'
  const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...(!isRead && writeKey()) }
  const request = { ...rest, url: pathOf(name, id), method, headers, timeout: isRead ? readTimeout : writeTimeout }
  const once = () => fetchOnce(request, api, extraOptions)

  let answer = await once()
  for (let repeat = 0; isRead && repeat < mostRepeats && asksForPatience(answer.error); repeat += 1) {
    await pause(patience(answer.meta), api)
    if (api.signal.aborted) break
    answer = await once()
  }
  if (!answer.error) return answer
  // Who leaves has nothing to be told when the session had ended before.
  if (token && answer.error.status === 401 && name !== 'logout') credentials.refused(token)
  const requestId = answer.meta?.response?.headers.get('X-Request-Id') ?? undefined
  return { ...answer, error: { ...answer.error, requestId } }
}

/**
 * The body of an answer. Of a refusal the status counts, whatever a proxy has written below it; what an accepted call is
 * answered must be JSON, or nothing at all.
 */
async function bodyOf(response: Response): Promise<unknown> {
  if (response.ok) return readJson(await response.text())
  try {
    return readJson(await response.text())
  } catch {
    return undefined
  }
}

const asksForPatience = (error?: FetchBaseQueryError) => error?.status === 429 || error?.status === 503

/** Milliseconds to wait as the server says in Retry-After (seconds), one second when it says nothing. */
function patience(meta?: FetchBaseQueryMeta): number {
  const seconds = Number(meta?.response?.headers.get('Retry-After'))
  return Math.min(seconds > 0 ? seconds * 1_000 : 1_000, longestPause)
}

function pause(milliseconds: number, { signal }: BaseQueryApi): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
