import { array, mixed, object, string, type InferType } from 'yup'
import { numberIn, quantityIn } from './answers'
import { readQuantity } from './hex'
import { MalformedResponse } from './responseErrors'

/** An amount that an event tells, and when that was, in seconds. */
export interface DatedAmount {
  at: number
  wei: string
}

const logSchema = object({
  topics: array(string().strict().required()).min(2).required(),
  data: string().strict().required(),
  blockTimestamp: mixed().nullable(),
})

type Log = InferType<typeof logSchema>

/** The events in an answer to `eth_getLogs`. Throws MalformedResponse. */
export function logsIn(answer: unknown): Log[] {
  try {
    return array(logSchema.required()).required().validateSync(answer, { strict: true })
  } catch (cause) {
    throw new MalformedResponse({ cause })
  }
}

/** The amounts of events that tell nothing else; undefined where the node does not say of each when it was. */
export function datedAmounts(logs: readonly Log[]): DatedAmount[] | undefined {
  const dated = logs.flatMap(({ data, blockTimestamp }) => {
    // Some nodes say null or zero for a time that they do not know.
    const at = readQuantity(blockTimestamp)
    return at ? { at: numberIn(at), wei: String(quantityIn(data)) } : []
  })
  return dated.length === logs.length ? dated : undefined
}
