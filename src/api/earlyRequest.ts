import type { ListRequest } from '../contract/paging'

/** The first request of a screen, which `public/boot.js` sends while the console's code is on its way. */
interface EarlyRequest {
  /** The whole address. */
  url: string
  token: string
  answer: Promise<Response>
  abort: AbortController
}

declare global {
  interface Window {
    earlyRequest?: EarlyRequest | undefined
  }
}

/** `fetch`, but a request that is on its way already is taken over, once; its signal aborts it from then on. */
export async function fetchOrTakeOver(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(input, init)
  const early = takeEarly(request)
  if (!early) return fetch(request)
  const { signal } = request
  signal.throwIfAborted()
  signal.addEventListener('abort', () => early.abort.abort(signal.reason))
  return early.answer
}

function takeEarly({ url, method, headers }: Request): EarlyRequest | undefined {
  const early = typeof window === 'object' ? window.earlyRequest : undefined
  if (method !== 'GET' || early?.url !== url || headers.get('Authorization') !== `Bearer ${early.token}`)
    return undefined
  window.earlyRequest = undefined
  return early
}

/**
 * The rows that the early request asks for, once their answer has come; `start` and `end` are NaN if it does not ask for rows.
 * Undefined if there is no such request, if it failed, and if it was taken over meanwhile.
 */
export async function earlyRows(): Promise<ListRequest | undefined> {
  const early = window.earlyRequest
  const response = await early?.answer.catch(() => undefined)
  if (!early || early !== window.earlyRequest || !response?.ok) return undefined
  return rowsOf(early.url)
}

/** The rows that the address of a request asks for. */
export function rowsOf(url: string): ListRequest {
  const { start, end, ...choices } = Object.fromEntries(new URL(url).searchParams)
  return { start: Number(start), end: Number(end), ...choices }
}

/** Aborts the early request unless it was taken over: the address has changed, so nothing asks for it any more. */
export function dropEarlyRequest() {
  window.earlyRequest?.abort.abort()
  window.earlyRequest = undefined
}
