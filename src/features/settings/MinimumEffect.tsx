import { useMinPointsUsersQuery } from '../../api/adminApi'
import { fresh, readingText, unknownText, type EffectProps } from './effect'
import { formatCount } from '../../shared/amounts'
import { counted } from '../../shared/counted'

/** Only the total is needed. */
const oneRow = { start: 0, end: 0 }

/** How many more or fewer users qualify, as counted by the server for both minimums. */
export function MinimumEffect({ to }: EffectProps) {
  const before = useMinPointsUsersQuery(oneRow, fresh)
  const after = useMinPointsUsersQuery({ ...oneRow, minimum: to }, fresh)
  if (before.isFetching || after.isFetching) return readingText
  if (before.isError || after.isError) return unknownText
  // A server that ignores the minimum returns the same count twice.
  const isCounted = after.currentData?.applied?.includes('minimum')
  return isCounted ? qualifyText(before.currentData?.total, after.currentData?.total) : unknownText
}

function qualifyText(before: number | undefined, after: number | undefined): string {
  if (before === undefined || after === undefined) return unknownText
  const change = Math.abs(after - before)
  if (change === 0) return `No change: ${counted(after, 'user')} ${verbFor(after)}.`
  const more = after > before ? 'more' : 'fewer'
  return `${counted(change, `${more} user`)} ${verbFor(change)}: ${counted(after, 'user')} instead of ${formatCount(before)}.`
}

const verbFor = (count: number) => (count === 1 ? 'qualifies' : 'qualify')
