import { formatProgress } from '../../shared/amounts'
import { Button } from '../../ui/Button'
import type { Progress } from '../search/progress'

/** How much has been read of a list that is searched, sorted or filtered in the browser; nothing once all of it has. */
export default function SearchProgress({ read, total, state, stop, again }: Progress) {
  const of = formatProgress(read, total)
  if (state === 'complete') return null
  return (
    <span role="status" aria-live={state === 'reading' ? 'off' : 'polite'}>
      {state === 'failed' ? `Only ${of} rows could be loaded.` : `${of} rows read`}{' '}
      {state === 'reading' ? <Button onClick={stop}>Stop</Button> : <Button onClick={again}>Continue</Button>}
    </span>
  )
}
