import { useId, type ReactNode } from 'react'
import type { SelectProps } from './Select'

/** A labelled native select like the text fields of a form. */
export function SelectField({ label, value, onChange, autoFocus, children, hint }: SelectProps & { hint?: ReactNode }) {
  const id = useId()
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
      </div>
      <div className="field-box">
        <select id={id} value={value} autoFocus={autoFocus} onChange={({ target }) => onChange(target.value)}>
          {children}
        </select>
      </div>
      {hint}
    </div>
  )
}
