import type { ReactNode } from 'react'

export interface SelectProps {
  label: string
  /** Names the select for screen readers only; its first option says what it is for. */
  hideLabel?: true
  value: string
  onChange: (value: string) => void
  autoFocus?: boolean | undefined
  /** The <option>s. */
  children: ReactNode
}

/** A labelled native select in one line, as a tool. */
export function Select({ label, hideLabel, onChange, children, ...props }: SelectProps) {
  return (
    <label className="select">
      {hideLabel ? <span className="visually-hidden">{label}</span> : label}
      <span>
        <select {...props} onChange={({ target }) => onChange(target.value)}>
          {children}
        </select>
      </span>
    </label>
  )
}
