import type { ReactNode } from 'react'

/** What one should know before going on; it forbids nothing. */
export const Warning = ({ children }: { children: ReactNode }) => (
  <p style={{ margin: '2px 0', color: 'var(--waiting)' }}>
    <span aria-hidden>◐ </span>
    {children}
  </p>
)
