import { StatCard, StatCards } from '../../ui/StatCard'
import { useReached } from './useReached'

/** A server that does not say how many there are shows "-"; the list below says who. */
export function ReachedCard() {
  const { state, count, refetch } = { count: undefined, ...useReached() }
  const value = state === 'reading' ? undefined : count === undefined ? null : String(count)
  return (
    <StatCards>
      <StatCard
        label="Users who reached the minimum points"
        value={value}
        retry={state === 'failed' ? () => void refetch() : undefined}
      />
    </StatCards>
  )
}
