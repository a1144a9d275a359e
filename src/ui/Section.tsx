import styled from '@emotion/styled'
import { useId, type ReactNode } from 'react'

interface SectionProps {
  title: string
  /** Shown at the end of the title's line. */
  aside?: ReactNode
  children: ReactNode
}

/** A titled part of a page. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <Frame aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </Frame>
  )
}

const Frame = styled.section({
  '& > div:first-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    marginBottom: 8,
  },
  // Where large text leaves the title too little room, what stands beside it goes below.
  '& h2': { flex: '1 1 8em', margin: 0, fontSize: 'calc(16rem / 14)' },
  '& > div > a': { color: 'var(--text)', fontWeight: 500, textUnderlineOffset: 3 },
})
