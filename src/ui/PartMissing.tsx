import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from './Button'
import { CopyDiagnostics } from './CopyDiagnostics'
import { reloadPage } from './reloadPage'
import { useOnline } from './useOnline'

/** The room that the missing part had: a page, a part of one, or a line of the header. */
export type Room = 'page' | 'part' | 'line'

interface PartMissingProps {
  room: Room
  /** Fetches the code again; left out if the part itself has failed. */
  again?: () => void
}

/** Replaces a part whose code did not load or which has failed; nothing else is lost. */
export function PartMissing({ room, again }: PartMissingProps) {
  const online = useOnline()
  const isAwaited = again !== undefined && !online
  const wasAwaited = useRef(false)
  const onOnline = useEffectEvent(() => again?.())
  // Follows the state, not the event: the event may come before any listener is there.
  useEffect(() => {
    if (wasAwaited.current && !isAwaited) onOnline()
    wasAwaited.current = isAwaited
  }, [isAwaited])
  return (
    <div role="alert" className={`missing missing-${room}`}>
      {room === 'page' && <h1>This page couldn't be shown</h1>}
      <p>
        {isAwaited
          ? "This part of the console couldn't be loaded. It loads when you're online again."
          : 'This part of the console is missing. Reload the page to continue.'}
      </p>
      {/* Without a network a reload would only show the browser's own error page. */}
      {!isAwaited && (
        <Button variant={room === 'page' ? 'primary' : 'outlined'} onClick={reloadPage}>
          Reload
        </Button>
      )}
      {room !== 'line' && <CopyDiagnostics variant="outlined" />}
    </div>
  )
}
