import { Agent, request as send, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { Request } from 'autocannon'
import type { Measured } from './load'
import type { Scenario } from './scenarios'

/**
 * Sends `rate` requests of a scenario per second, evenly, for `duration` seconds. A time counts from the moment at which its
 * request was due, so that waiting for a connection is part of it; timers are up to a millisecond late.
 */
export async function paced(
  url: string,
  { connections, request, answer }: Scenario,
  duration: number,
  rate: number,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let failed = 0

  async function ask(nth: number, due: number) {
    const isRight = await bodyOf(url, request(nth), agent).then(
      (body) => body.includes(answer),
      () => false,
    )
    if (isRight) times.push(performance.now() - due)
    else failed++
  }

  const begun = performance.now()
  const asked: Promise<void>[] = []
  for (let nth = 0; nth < Math.max(1, rate * duration); nth++) {
    const due = begun + (nth * 1000) / rate
    const early = due - performance.now()
    if (early > 0) await wait(early)
    asked.push(ask(nth, due))
  }
  await Promise.all(asked)
  agent.destroy()
  return { perSecond: times.length / duration, times, failed }
}

/** Throws when the answer is a refusal or does not come. */
async function bodyOf(url: string, { method, path, headers }: Request, agent: Agent): Promise<string> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    send(url + (path ?? ''), { method, headers, agent }, resolve)
      .on('error', reject)
      .end()
  })
  const body = await text(answer)
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode ?? 'No answer'}: ${body}`)
  return body
}
