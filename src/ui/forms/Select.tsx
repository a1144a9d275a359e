import styled from '@emotion/styled'
import type { ReactNode } from 'react'

interface SelectProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** The <option>s. */
  children: ReactNode
}

/** A labelled native select. */
export function Select({ label, value, onChange, children }: SelectProps) {
  return (
    <Label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </Label>
  )
}

const Label = styled.label({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  justifyContent: 'space-between',
  color: 'var(--quiet)',
  '& select': {
    height: 36,
    padding: '0 6px',
    border: '1px solid var(--control)',
    borderRadius: 8,
    background: 'var(--surface)',
    color: 'var(--text)',
    font: 'inherit',
  },
})
