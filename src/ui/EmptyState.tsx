import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  /** Why there are no rows, and what to do next. */
  hint?: string | undefined
  action?: ReactNode
}

/** What replaces rows when there are none. */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <svg
        width="72"
        height="48"
        viewBox="0 0 72 48"
        aria-hidden
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
      >
        <rect x="8.5" y="6.5" width="55" height="35" rx="5" />
        <path d="M8 17h56M17 26h18M17 33h11M50 26h5M50 33h5" />
      </svg>
      <strong>{title}</strong>
      {hint && <span>{hint}</span>}
      {action}
    </div>
  )
}
