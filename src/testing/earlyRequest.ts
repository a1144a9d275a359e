interface SentEarly {
  /** Path and query. */
  url: string
  token?: string
  /** Without it the request stays unanswered. */
  response?: Response
}

/** A request as `public/boot.js` leaves it, by default with the token of `keepSession`; returns its signal. */
export function sentEarly({ url, token = 'token-of-this-test', response }: SentEarly): AbortSignal {
  const abort = new AbortController()
  const { signal } = abort
  const answer = response ? Promise.resolve(response) : untilAborted(signal)
  answer.catch(() => undefined)
  window.earlyRequest = { url: window.location.origin + url, token, answer, abort }
  return signal
}

/** Rejects as `fetch` does when it is aborted. */
async function untilAborted(signal: AbortSignal): Promise<never> {
  for (;;) {
    signal.throwIfAborted()
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
  }
}
