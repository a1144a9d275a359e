import { formatProgress } from '../../shared/amounts'
import { Button } from '../../ui/Button'
import type { Progress } from '../search/progress'

/** How far the search of a list in the browser is; nothing once all rows have been searched. */
export default function SearchProgress({ read, total, state, stop, again }: Progress) {
  const of = formatProgress(read, total)
  if (state === 'complete') return null
  return (
    <span role="status">
      {state === 'failed' ? `Only ${of} rows could be searched.` : `searched ${of}`}{' '}
      {state === 'reading' ? <Button onClick={stop}>Stop</Button> : <Button onClick={again}>Search all again</Button>}
    </span>
  )
}
