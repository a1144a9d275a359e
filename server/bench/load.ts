import autocannon from 'autocannon'
import type { Scenario } from './scenarios'

export interface Measured {
  readonly perSecond: number
  /** Milliseconds. */
  readonly times: readonly number[]
  /** Answers that were refusals, errors or wrong, and connections that broke. */
  readonly failed: number
}

/** Sends the requests of a scenario for `duration` seconds: each connection sends the next when it has an answer. */
export async function load(
  url: string,
  { connections, request, answer }: Scenario,
  duration: number,
): Promise<Measured> {
  let sent = 0
  const times: number[] = []
  const { non2xx, errors, mismatches, ...result } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url,
        connections,
        duration,
        timeout: 30,
        verifyBody: (body) => String(body).includes(answer),
        requests: [{ setupRequest: (blank) => ({ ...blank, ...request(sent++) }) }],
      },
      (error: unknown, done) => {
        if (error) reject(error instanceof Error ? error : new Error('The load could not be made'))
        else resolve(done)
      },
    )
    run.on('response', (_client, _status, _bytes, time) => times.push(time))
  })
  const failed = Math.max(non2xx, mismatches) + errors + (times.length === 0 ? 1 : 0)
  return { perSecond: times.length / result.duration, times, failed }
}
