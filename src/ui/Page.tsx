import { useEffect, useRef, type ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { watchTitle } from './watchTitle'

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
  const arrived = useRef(useNavigationType())
  useEffect(() => {
    const { Pop, Replace } = NavigationType
    // What "/" is replaced by takes over from an early page, and the focus with it (public/form.js).
    const isTaken = arrived.current === Replace && document.activeElement?.closest('.page')
    if (arrived.current !== Pop && !isTaken) heading.current?.focus()
    arrived.current = Pop
    return heading.current ? watchTitle(heading.current) : undefined
  }, [])

  return (
    <div className="page">
      <div className="page-top">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p>{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  )
}
