import styled from '@emotion/styled'
import type { Progress } from '../lists/search/progress'
import { formatCount, formatProgress } from '../shared/amounts'
import { Button } from '../ui/Button'

const sentences = {
  reading: (rows: string) => `Searching: ${rows} read.`,
  stopped: (rows: string) => `Stopped: ${rows} read. There may be more.`,
  failed: (rows: string) => `Couldn't load the rest: ${rows} read. There may be more.`,
}

/**
 * How far a list has been searched for somebody on a server that can't search; once all of it has been, only what
 * could not be read.
 */
export function SearchProgress({ progress, things }: { progress: Progress; things: string }) {
  const { state, read, total, leftOut, stop, again } = progress
  if (state === 'complete')
    return leftOut > 0 ? <Line>{`${formatCount(leftOut)} of the ${things} can't be read.`}</Line> : null
  return (
    <Line>
      <span role="status" aria-live={state === 'reading' ? 'off' : 'polite'}>
        {sentences[state](`${formatProgress(read, total)} ${things}`)}
      </span>
      {state === 'reading' ? <Button onClick={stop}>Stop</Button> : <Button onClick={again}>Continue</Button>}
    </Line>
  )
}

const Line = styled.div({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  color: 'var(--quiet)',
  fontSize: 'calc(13rem / 14)',
})
