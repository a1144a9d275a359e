import styled from '@emotion/styled'
import { useState } from 'react'
import { readThemeMode, setThemeMode } from '../session/themeMode'
import { Select } from '../ui/Select'

export function ThemeSelect() {
  const [mode, setMode] = useState(readThemeMode)
  return (
    <Inset>
      <Select label="Theme" value={mode} onChange={(value) => setMode(setThemeMode(value))}>
        <option value="system">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </Select>
    </Inset>
  )
}

const Inset = styled.div({ padding: '0 12px' })
