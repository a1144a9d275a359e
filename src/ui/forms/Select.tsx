import type { ReactNode } from 'react'
import './fields.css'

export interface SelectProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** The <option>s. */
  children: ReactNode
}

/** A labelled native select in one line, as a tool. */
export function Select({ label, value, onChange, children }: SelectProps) {
  return (
    <label className="select">
      {label}
      <span>
        <select value={value} onChange={({ target }) => onChange(target.value)}>
          {children}
        </select>
      </span>
    </label>
  )
}
