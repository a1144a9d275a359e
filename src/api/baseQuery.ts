import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query'
import { endpoints } from './contract/endpoints'
import type { CallError } from './errors'
import { extraOf } from './extra'
import { writeKey } from './writeKey'

const readTimeout = 20_000
const writeTimeout = 30_000
const mostRepeats = 2
const longestPause = 10_000

const fetchOnce = fetchBaseQuery({
  baseUrl: globalThis.location.origin,
  // A redirect would carry the bearer to another address.
  redirect: 'error',
})

/**
 * Sends one call. Reads have 20 s and are repeated twice at the most, and only when the server asked for patience
 * (429, 503); writes have 30 s and are never repeated.
 */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, CallError, object, FetchBaseQueryMeta> = async (
  args,
  api,
  extraOptions,
) => {
  const { credentials } = extraOf(api.extra)
  const token = credentials.token()
  // After a sign-out a component may still ask once; such a call would only bring a second "401".
  if (!token && !isOpenToAnyone(api.endpoint)) return { error: { status: 'CUSTOM_ERROR', error: 'Signed out' } }

  const isRead = (args.method ?? 'GET') === 'GET'
  const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...(!isRead && writeKey()) }
  const once = () => fetchOnce({ timeout: isRead ? readTimeout : writeTimeout, ...args, headers }, api, extraOptions)

  let answer = await once()
  for (let repeat = 0; isRead && repeat < mostRepeats && asksForPatience(answer.error); repeat += 1) {
    await pause(patience(answer.meta), api)
    if (api.signal.aborted) break
    answer = await once()
  }
  if (!answer.error) return answer
  // Who leaves has nothing to be told when the session had ended before.
  if (token && answer.error.status === 401 && api.endpoint !== 'logout') credentials.refused(token)
  const requestId = answer.meta?.response?.headers.get('X-Request-Id') ?? undefined
  return { ...answer, error: { ...answer.error, requestId } }
}

const isOpenToAnyone = (endpoint: string) =>
  Object.entries(endpoints).some(([name, { access }]) => name === endpoint && access === 'anyone')

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
