import styled from '@emotion/styled'
import { Button } from './Button'

interface Failure {
  /** What happened, as one sentence. */
  text: string
  /** The id under which the server's log has the request. */
  requestId?: string | undefined
}

interface QueryFailureProps {
  failure: Failure
  /** What is shown all the same. */
  stillShown?: string | undefined
  retry: () => void
}

/** What stands in the place of data that could not be read: what happened, what is shown from before, one button to go on. */
export function QueryFailure({ failure, stillShown, retry }: QueryFailureProps) {
  return (
    <Note role="alert">
      <div>
        <strong>{failure.text}</strong>
        {stillShown && <p>{stillShown}</p>}
        {failure.requestId && (
          <details>
            <summary>Details</summary>
            Request <code>{failure.requestId}</code>{' '}
            <Button onClick={() => void navigator.clipboard.writeText(failure.requestId ?? '')}>Copy</Button>
          </details>
        )}
      </div>
      <Button variant="outlined" onClick={retry}>
        Try again
      </Button>
    </Note>
  )
}

const Note = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '16px 20px',
  borderLeft: '4px solid var(--failed)',
  overflowWrap: 'anywhere',
  '& p': { margin: '4px 0 0', color: 'var(--quiet)' },
  '& code': { fontSize: 13 },
})
