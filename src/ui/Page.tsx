import { useEffect, useRef, type ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import styled from '@emotion/styled'

interface PageProps {
  title: string
  /** One line on the purpose of the page. */
  lead?: string
  /** The primary action, at the top right. */
  action?: ReactNode
  children: ReactNode
}

/** The frame of every screen: title, purpose, primary action. After a navigation by a link the title has the focus. */
export function Page({ title, lead, action, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const arrived = useNavigationType()
  const focusTitle = useRef(arrived !== NavigationType.Pop)
  useEffect(() => {
    if (focusTitle.current) heading.current?.focus()
    focusTitle.current = false
  }, [])

  return (
    <Frame>
      <Top>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p>{lead}</p>}
        </div>
        {action}
      </Top>
      {children}
    </Frame>
  )
}

const Frame = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  maxWidth: 1280,
  margin: '0 auto',
  padding: '24px clamp(16px, 3vw, 32px) 40px',
})

const Top = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  alignItems: 'start',
  justifyContent: 'space-between',
  '& h1': { margin: 0, fontSize: 22, lineHeight: 1.3, outline: 'none' },
  '& p': { margin: '4px 0 0', color: 'var(--quiet)' },
})
