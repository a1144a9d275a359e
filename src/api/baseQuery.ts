import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query'
import { endpoints, isSegment, pathOf, unspecified, type EndpointName } from '../contract/endpoints'
import { pageSize } from '../contract/paging'
import { unattended } from './attended'
import { fetchOrTakeOver } from './earlyRequest'
import { appliedIn } from './envelope'
import { failedAs, failureIn, isConfirmation, unexpected, type CallError } from './errors'
import { extraOf } from './extra'
import { acceptJson, readJson } from './json'
import { writeKey } from './writeKey'

const readTimeoutMs = 20_000
const writeTimeoutMs = 30_000
const maxRepeats = 2
const maxRetryDelayMs = 10_000

const signedOut = failedAs('Signed out')

/** One call of an endpoint: the id of the row where it is about one, and what it sends. */
export interface AdminCall extends Pick<FetchArgs, 'params' | 'body' | 'keepalive'> {
  name: EndpointName
  id?: string
}

const fetchOnce = fetchBaseQuery({
  baseUrl: globalThis.location.origin,
  // Followed, a redirect would send the bearer token to another address.
  redirect: 'manual',
  // Many servers say nothing of caching, and a browser then shows what it has kept: the state before a change as the one after.
  cache: 'no-cache',
  responseHandler: bodyOf,
  fetchFn: fetchOrTakeOver,
})

/**
 * Sends one call. Reads have 20 s and are repeated at most twice, and only after 429 or 503 that
 * ask for no more than 10 s of waiting; writes have 30 s and are never repeated.
 */
export const baseQuery: BaseQueryFn<AdminCall, unknown, CallError, object, FetchBaseQueryMeta> = async (
  { name, id, ...rest },
  api,
  extraOptions,
) => {
  const { credentials } = extraOf(api.extra)
  const { method, access } = endpoints[name]
  const token = credentials.token()
  // After a sign-out a component may still send a query, which would only end in another 401.
  if (!token && access !== 'anyone') return { error: signedOut }
  if (id !== undefined && !isSegment(id))
    return { error: failedAs("This row's id can't be sent to the server, so nothing was changed.") }

  const isRead = method === 'GET'
  // Only these two are specified, and pages of ten rows.
  const { start, end, ...others }: Record<string, unknown> = rest.params ?? {}
  const narrow = { ...rest.params, end: Math.min(Number(end), Number(start) + pageSize - 1) }
  const bearer = token && { Authorization: `Bearer ${token}` }
  const headers = { ...acceptJson, ...bearer, ...(isRead ? unattended() : writeKey()) }
  const request = { ...rest, url: pathOf(name, id), method, headers, timeout: isRead ? readTimeoutMs : writeTimeoutMs }
  const ask = async (
    changed?: Pick<FetchArgs, 'params'>,
    repeats = maxRepeats,
  ): Promise<Awaited<ReturnType<typeof fetchOnce>>> => {
    const answer = await fetchOnce({ ...request, ...changed }, api, extraOptions)
    const delay = retryDelayMs(answer.meta)
    if (!isRead || !repeats || !mayRetry(answer.error) || delay > maxRetryDelayMs) return answer
    await pause(delay, api)
    return api.signal.aborted ? answer : ask(changed, repeats - 1)
  }

  let answer = await ask()
  const isAddition = unspecified(name) !== undefined
  const hasOthers = Object.values(others).some(Boolean)
  const isWide = Number(end) > narrow.end
  // It then answers as a server that ignores the others, and the console searches and sorts itself; or that sends fewer rows.
  for (const params of [
    hasOthers && { start, end },
    hasOthers && isWide && { start, end: narrow.end },
    isWide && narrow,
  ]) {
    if (!params || !isRead || isAddition || !mayRefuse(answer.error)) continue
    const simpler = await ask({ params })
    // A server that says what it has applied knows the others, and has refused their values or so many rows.
    if (params === narrow || !appliedIn(simpler.data)) answer = simpler
  }
  const failure = failureIn(answer.data)
  // Of an addition: the server does not have it.
  if (failure) answer = { error: isRead && isAddition ? unexpected : failure, meta: answer.meta }
  if (!answer.error) return answer
  if (!isRead && answer.error.status === 'PARSING_ERROR' && isConfirmation(answer.error.data)) return { data: null }
  // Some servers answer 404 for a window beyond the end of a list: that window is empty. To an addition it means that it is missing;
  // with a page instead of data it is a proxy's.
  const { status, data } = answer.error
  if (status === 404 && data !== undefined && !isAddition && rest.params?.start > 0) return { data: null }
  // A refused sign-in is about a password.
  if (token && access !== 'anyone' && status === 401) {
    // A gateway may answer so to every address that it does not know: whether the session has ended, a specified call shows.
    if (isAddition) {
      await baseQuery({ name: 'tasks', params: { start: 0, end: 0 } }, api, extraOptions)
      // The 401 of a session that is over does not say what the server has.
      if (credentials.token() !== token) return { error: signedOut }
    } else credentials.refused(token)
  }
  const requestId = answer.meta?.response?.headers.get('X-Request-Id') ?? undefined
  return { ...answer, error: { ...answer.error, requestId } }
}

/**
 * The body of a response. An error is known by its status, whatever body a proxy has given it; the body of a success must be
 * JSON or empty. Throws SyntaxError for any other body of a success, and for a redirect.
 */
async function bodyOf(response: Response): Promise<unknown> {
  if (response.ok) return readJson(await response.text())
  // A redirect (status 0 in browsers), often to the sign-in of a gateway.
  if (response.status < 400) throw new SyntaxError('redirect')
  try {
    return readJson(await response.text())
  } catch {
    return undefined
  }
}

/** Whether a server may refuse parameters that it does not know, or so many rows. */
const mayRefuse = (error: FetchBaseQueryError | undefined) => error?.status === 400 || error?.status === 422

const mayRetry = (error: FetchBaseQueryError | undefined) => error?.status === 429 || error?.status === 503

/** Milliseconds to wait, from the header Retry-After (seconds); one second without it. */
function retryDelayMs(meta: FetchBaseQueryMeta | undefined): number {
  const seconds = Number(meta?.response?.headers.get('Retry-After'))
  return seconds > 0 ? seconds * 1_000 : 1_000
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
