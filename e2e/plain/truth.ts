import type { Asset, Campaign, Platform } from '../plainServer/entities'

// The expected content of the console, derived from the server's data and the specification.

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

export const numberText = (value: number | bigint) => number.format(value)

/** "-" where there is no date. */
export const dayText = (date: Date | string) => (date instanceof Date ? day.format(date) : '-')

export const dollarText = (amount: number) => `$${amount.toLocaleString('en-GB', { minimumFractionDigits: 2 })}`

/** The status in tables (specification, section 4). */
export function statusOf({ is_active, is_expired, is_approved }: Campaign): string {
  if (is_active) return 'Active'
  if (is_expired) return 'Expired'
  return is_approved ? 'Inactive' : 'Waiting Approval'
}

export const campaignsThatAre = ({ campaigns }: Platform, status: string) =>
  campaigns.filter((campaign) => statusOf(campaign) === status)

/** The largest first. */
export const downwards = <T extends number | bigint>(values: readonly T[]): T[] =>
  [...values].sort((one, other) => (one < other ? 1 : one > other ? -1 : 0))

export const isFrom =
  (start: Date) =>
  ({ created_at }: Asset) =>
    created_at instanceof Date && created_at >= start

/** "1-10 of 37", as on the first page of a list; never "0 of 0": an empty list has a sentence. */
export const firstRange = (count: number) => `1-${Math.min(10, count)} of ${count}`
