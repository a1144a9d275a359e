import styled from '@emotion/styled'

/** "Loading..." over the skeleton, so that nothing moves when the rows arrive; announced to screen readers as well. */
export function ReadingNote({ isReading }: { isReading: boolean }) {
  return <Place role="status">{isReading && <span>Loading...</span>}</Place>
}

/** Its container needs `position: relative`. */
const Place = styled.div({
  position: 'absolute',
  top: '50%',
  left: '50%',
  transform: 'translate(-50%, -50%)',
  '& span': {
    padding: '4px 12px',
    border: '1px solid var(--border)',
    borderRadius: 8,
    background: 'var(--surface)',
    color: 'var(--quiet)',
    animation: 'appear 0s 150ms backwards',
  },
})
