import { useId, type ReactNode } from 'react'
import type { SelectProps } from './Select'

type SelectFieldProps = Omit<SelectProps, 'autoFocus' | 'hideLabel'> & { hint?: ReactNode }

/** A labelled native select like the text fields of a form. */
export function SelectField({ label, value, onChange, children, hint }: SelectFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
      </div>
      <div className="field-box">
        <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          {children}
        </select>
      </div>
      {hint}
    </div>
  )
}
