import styled from '@emotion/styled'
import { useOnline } from '../ui/useOnline'

/** The strip below the header while the browser has no network. It stands empty before, so that its words are read out. */
export function OfflineRibbon() {
  const online = useOnline()
  return (
    <Strip role="status">
      {!online && <p>You are offline. What you see is from before; it is read again when you are back.</p>}
    </Strip>
  )
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
