import styled from '@emotion/styled'

/** A card for one kind of item that needs attention. */
export const Card = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minHeight: 128,
  padding: '16px 20px',
  border: '1px solid var(--border)',
  borderRadius: 8,
  background: 'var(--surface)',
  '& h3': { display: 'flex', gap: 8, alignItems: 'center', margin: 0, fontSize: 14 },
  '& h3 b': {
    minWidth: 22,
    padding: '0 7px',
    borderRadius: 11,
    border: '1px solid',
    color: 'var(--waiting)',
    fontSize: 12,
    lineHeight: '20px',
    textAlign: 'center',
  },
  '& p': { margin: 0, color: 'var(--quiet)' },
  '& a': { color: 'var(--accent)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
})
