import styled from '@emotion/styled'
import { useSyncExternalStore } from 'react'

/** The strip below the header while the browser has no network. It stands empty before, so that its words are read out. */
export function OfflineRibbon() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <Strip role="status">
      {!online && <p>You are offline. What you see is from before; it is read again when you are back.</p>}
    </Strip>
  )
}

function subscribe(changed: () => void) {
  for (const event of ['online', 'offline']) window.addEventListener(event, changed)
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, changed)
  }
}

const Strip = styled.div({
  position: 'sticky',
  zIndex: 9,
  top: 64,
  background: 'var(--surface)',
  '& p': {
    margin: 0,
    padding: '6px clamp(16px, 3vw, 32px)',
    borderBottom: '1px solid var(--border)',
    borderLeft: '4px solid var(--waiting)',
    fontSize: 13,
  },
})
