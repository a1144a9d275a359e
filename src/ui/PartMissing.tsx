import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from './Button'
import { CopyDiagnostics } from './CopyDiagnostics'
import { reloadPage } from './reloadPage'
import { useOnline } from './useOnline'

/** How much room a missing part leaves for the sentence: that of a page, of a part of one, or a line of the header. */
export type Room = 'page' | 'part' | 'line'

interface PartMissingProps {
  room: Room
  /** Fetches its code again; left out where the part itself has failed. */
  again?: () => void
}

/** Stands in the place of a part whose code did not come, or which has failed; nothing else is lost. */
export function PartMissing({ room, again }: PartMissingProps) {
  const online = useOnline()
  const isAwaited = again !== undefined && !online
  const wasAwaited = useRef(false)
  const onOnline = useEffectEvent(() => again?.())
  // By the state and not by the event, which may come before any listener does.
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
      {/* Without a network a reload would leave nothing but the browser's own page. */}
      {!isAwaited && (
        <Button variant={room === 'page' ? 'primary' : 'outlined'} onClick={reloadPage}>
          Reload
        </Button>
      )}
      {room !== 'line' && <CopyDiagnostics variant="outlined" />}
    </div>
  )
}
