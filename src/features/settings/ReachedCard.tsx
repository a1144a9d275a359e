import { StatCard, StatCards } from '../../ui/StatCard'
import { useReached } from './useReached'

/** Shows "-" if the server sends no count; the list below shows who qualifies. */
export function ReachedCard() {
  const { state, count, refetch, at } = { count: undefined, at: undefined, ...useReached() }
  const value = state === 'reading' ? undefined : count === undefined ? null : String(count)
  return (
    <StatCards>
      <StatCard
        label="Users who reached the minimum points"
        value={value}
        at={at}
        retry={state === 'failed' ? () => void refetch() : undefined}
      />
    </StatCards>
  )
}
