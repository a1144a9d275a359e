import { parseFixed18 } from '../../contract/fixed18'
import type { ListRequest } from '../../contract/paging'

/** The filters of a list beside its search. */
export type Narrowing = {
  [Name in 'status' | 'created_from' | 'created_before' | 'actor' | 'action']?: ListRequest[Name] | undefined
}

/** Whether an active or inactive row has the requested status. */
export const hasActiveStatus = ({ is_active }: { is_active: boolean }, { status }: Narrowing) =>
  status === undefined || is_active === (status === 'active')

/** Whether a row was created since the requested time; a row without a readable time never is. */
export const isSince = ({ created_at }: { created_at: string }, { created_from }: Narrowing) =>
  created_from === undefined || Date.parse(created_at) >= Date.parse(created_from)

/** Whether a row was created before the requested time. */
export const isBefore = ({ created_at }: { created_at: string }, { created_before }: Narrowing) =>
  created_before === undefined || Date.parse(created_at) < Date.parse(created_before)

/** The sort key of a time; undefined for none. */
export const timeKey = (instant: string) => (instant ? Date.parse(instant) : undefined)

/** The sort key of exact decimal text; undefined for anything else. */
export function decimalKey(text: string | null): bigint | undefined {
  if (text === null) return undefined
  const size = parseFixed18(text.replace(/^-/, ''))
  return size !== undefined && text.startsWith('-') ? -size : size
}
