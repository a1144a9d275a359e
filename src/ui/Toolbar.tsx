import styled from '@emotion/styled'

/** The tools of a list or a page in one line: choices at the left, the age of the data at the right. */
export const Toolbar = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'end',
  '& > :last-child': { marginLeft: 'auto' },
})
