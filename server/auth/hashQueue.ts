import { HttpError } from '../httpError'

/** More at once would take the memory and the cores from everybody else's requests. */
const atOnce = 2
const maxQueueLength = 50

let running = 0
const waiting: (() => void)[] = []

/** How many wait for their turn at the moment. */
export const waitingHashes = () => waiting.length

/** Runs `work` when one of the two turns is free. Throws HttpError 503 when too many wait already. */
export async function takeHashTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= maxQueueLength)
      throw new HttpError(503, 'Too many people sign in at the moment. Try again shortly', { 'retry-after': '10' })
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
