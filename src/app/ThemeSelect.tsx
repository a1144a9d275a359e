import styled from '@emotion/styled'
import { useState } from 'react'
import { readThemeMode, setThemeMode } from '../session/themeMode'

export function ThemeSelect() {
  const [mode, setMode] = useState(readThemeMode)
  return (
    <Label>
      Theme
      <select value={mode} onChange={({ target }) => setMode(setThemeMode(target.value))}>
        <option value="system">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </Label>
  )
}

const Label = styled.label({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '0 12px',
  color: 'var(--quiet)',
  '& select': {
    height: 32,
    padding: '0 6px',
    border: '1px solid var(--control)',
    borderRadius: 8,
    background: 'var(--surface)',
    color: 'var(--text)',
    font: 'inherit',
  },
})
