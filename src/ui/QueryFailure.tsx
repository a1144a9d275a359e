import { Button } from './Button'
import { CopyButton } from './CopyButton'

interface Failure {
  /** What happened, as one sentence. */
  text: string
  /** The failed request's id in the server's log. */
  requestId?: string | undefined
}

interface QueryFailureProps {
  failure: Failure
  /** The older data that is still shown. */
  stillShown?: string | undefined
  /** It is being read again. */
  isRetrying: boolean
  retry: () => void
}

/** Replaces data that could not be read: the error, what is still shown, and a retry button. */
export function QueryFailure({ failure, stillShown, isRetrying, retry }: QueryFailureProps) {
  return (
    <div className="failure" role="alert" aria-live={isRetrying ? 'off' : undefined}>
      {/* Another element after each attempt, so that a failure in the same words is read out again. */}
      <div>
        <strong key={String(isRetrying)}>{failure.text}</strong>
        {stillShown && <p>{stillShown}</p>}
        {failure.requestId && (
          <details>
            <summary>Details</summary>
            Request <code>{failure.requestId}</code>
            <CopyButton text={failure.requestId} what="request id" />
          </details>
        )}
      </div>
      <Button variant="outlined" loading={isRetrying} onClick={retry}>
        Try again
      </Button>
    </div>
  )
}
