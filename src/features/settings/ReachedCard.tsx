import { formatCount } from '../../shared/amounts'
import { Button } from '../../ui/Button'
import { readAt } from '../../ui/readAt'
import { StatCard, StatCards } from '../../ui/StatCard'
import { useCountAll } from './useCountAll'
import { useReached } from './useReached'

const label = 'Users who reached the minimum points'

/** The number of users at the minimum. From a server that sends none, those of the first page, "10+", and a way to count them all. */
export function ReachedCard() {
  const { state, count, shown, first, refetch, at } = {
    ...{ count: undefined, shown: 0, first: undefined, at: undefined },
    ...useReached(),
  }
  const counting = useCountAll(first)
  const known = count ?? (counting.state === 'counted' ? counting.count : undefined)
  const value = state === 'reading' ? undefined : null
  return (
    <StatCards>
      {state === 'some' && known === undefined ? (
        <div className="stat-card">
          <dt>{label}</dt>
          <dd data-read={readAt(at, undefined)}>
            {formatCount(shown)}+
            <p>
              <CountAll {...counting} />
            </p>
          </dd>
        </div>
      ) : (
        <StatCard
          label={label}
          value={known === undefined ? value : String(known)}
          at={at}
          retry={state === 'failed' ? () => void refetch() : undefined}
        />
      )}
    </StatCards>
  )
}

function CountAll({ start, ...counting }: ReturnType<typeof useCountAll>) {
  if (counting.state === 'reading')
    return (
      <>
        <span role="status">Counting: {formatCount(counting.read)} so far…</span>{' '}
        <Button onClick={counting.stop}>Stop</Button>
      </>
    )
  if (counting.state === 'failed')
    return (
      <span role="alert">
        Couldn&apos;t count them all. <Button onClick={start}>Try again</Button>
      </span>
    )
  return <Button onClick={start}>Count all</Button>
}
