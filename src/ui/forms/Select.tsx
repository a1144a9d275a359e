import type { ReactNode } from 'react'

export interface SelectProps {
  label: string
  /** Names the select for screen readers only; its first option says what it is for. */
  hideLabel?: true
  value: string
  onChange: (value: string) => void
  /** The <option>s. */
  children: ReactNode
}

/** A labelled native select in one line, as a tool. */
export function Select({ label, hideLabel, value, onChange, children }: SelectProps) {
  return (
    <label className="select">
      {hideLabel ? <span className="visually-hidden">{label}</span> : label}
      <span>
        <select value={value} onChange={({ target }) => onChange(target.value)}>
          {children}
        </select>
      </span>
    </label>
  )
}
