import { HttpError } from '../httpError'

/** Hashes at the same time; more would take memory and cores from all other requests. */
const atOnce = 2
const maxQueueLength = 50

let running = 0
const waiting: (() => void)[] = []

/** Hashes that are waiting. */
export const waitingHashes = () => waiting.length

/** Runs `work` when one of the two turns is free. Throws HttpError 503 when too many wait already. */
export async function takeHashTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= maxQueueLength)
      throw new HttpError(503, 'Too many people are signing in right now. Try again shortly', { 'retry-after': '10' })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
