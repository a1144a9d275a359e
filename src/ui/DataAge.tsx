import styled from '@emotion/styled'
import { formatAge } from '../shared/timeSpans'
import { Button } from './Button'
import { RefreshIcon } from './icons'
import { Skeleton } from './Skeleton'
import { useNow } from './useNow'

interface DataAgeProps {
  /** When the data arrived, in milliseconds; undefined before. */
  at: number | undefined
  busy: boolean
  refresh: () => void
}

const step = 5_000

/** The age of the data on the page, with a refresh button. */
export function DataAge({ at, busy, refresh }: DataAgeProps) {
  const now = useNow(step)
  return (
    <Line>
      {/* As wide before the data has come, so that the line does not wrap later. */}
      {at !== undefined ? (
        <span>Updated {formatAge((Math.max(now, at) - at) / 1000)}</span>
      ) : (
        busy && <Skeleton style={{ width: '14ch' }} />
      )}
      <Button variant="icon" aria-label="Refresh" title="Refresh" loading={busy} onClick={refresh}>
        <RefreshIcon />
      </Button>
    </Line>
  )
}

const Line = styled.span({
  display: 'inline-flex',
  gap: 4,
  alignItems: 'center',
  color: 'var(--quiet)',
  fontSize: 'calc(13rem / 14)',
  fontVariantNumeric: 'tabular-nums',
})
