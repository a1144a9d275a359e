import { parseFixed18 } from '../contract/fixed18'
import type { ListRequest } from '../contract/paging'

/** What a list is narrowed to beside its search. */
export type Narrowing = Pick<ListRequest, 'status' | 'created_from'>

/** Whether a row that is switched on or off is of the status asked for. */
export const isOfActivity = ({ is_active }: { is_active: boolean }, { status }: Narrowing) =>
  status === undefined || is_active === (status === 'active')

/** Whether a row is of the time asked for; one without a time that can be read is of none. */
export const isSince = ({ created_at }: { created_at: string }, { created_from }: Narrowing) =>
  created_from === undefined || Date.parse(created_at) >= Date.parse(created_from)

/** What times are sorted by; undefined for none. */
export const timeKey = (instant: string) => (instant ? Date.parse(instant) : undefined)

/** What exact decimal text is sorted by; undefined for what is no decimal. */
export function decimalKey(text: string | null): bigint | undefined {
  if (text === null) return undefined
  const size = parseFixed18(text.replace(/^-/, ''))
  return size !== undefined && text.startsWith('-') ? -size : size
}
