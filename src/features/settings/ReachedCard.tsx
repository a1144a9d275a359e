import { ReadingButton } from '../../lists/rows/ReadingButton'
import { formatCount } from '../../shared/amounts'
import { FigureFailure } from '../../ui/FigureFailure'
import { readAt } from '../../ui/readAt'
import { StatCard, StatCards } from '../../ui/StatCard'
import { useCountAll } from './useCountAll'
import { useMinimum } from './useMinimum'
import { useReached } from './useReached'

const label = 'Users who reached the minimum points'

/** The number of users at the minimum. From a server that sends none, those of the first page, "10+", and a way to count them all. */
export function ReachedCard() {
  const { state, count, shown, first, retry, at } = useReached()
  const counting = useCountAll(first, useMinimum())
  return (
    <StatCards>
      {state === 'some' && count === undefined ? (
        <div className="stat-card">
          <dt>{label}</dt>
          <dd data-read={readAt(at, undefined)}>
            {counting.state === 'counted' ? (
              <span ref={takeLostFocus} tabIndex={-1}>
                {formatCount(counting.count)}
              </span>
            ) : (
              <>
                {formatCount(shown)}+
                <p>
                  <CountAll {...counting} />
                </p>
              </>
            )}
            {retry && <FigureFailure isMissing={false} retry={retry} />}
          </dd>
        </div>
      ) : (
        <StatCard
          label={label}
          value={count === undefined ? (state === 'reading' ? undefined : null) : String(count)}
          at={at}
          retry={retry}
        />
      )}
    </StatCards>
  )
}

/** The number replaces the button, which had the focus; a screen reader then reads the number. */
function takeLostFocus(figure: HTMLElement | null): void {
  if (document.activeElement === document.body) figure?.focus({ preventScroll: true })
}

function CountAll({ start, stop, ...counting }: Exclude<ReturnType<typeof useCountAll>, { state: 'counted' }>) {
  return (
    <>
      {/* Always there, so that screen readers notice when its text comes. */}
      <span role="status">
        {counting.state === 'reading' && `Counting: ${formatCount(counting.read)} so far…`}
        {counting.state === 'failed' && "Couldn't count them all."}
      </span>{' '}
      <ReadingButton isReading={counting.state === 'reading'} begin={start} stop={stop}>
        {counting.state === 'failed' ? 'Try again' : 'Count all'}
      </ReadingButton>
    </>
  )
}
