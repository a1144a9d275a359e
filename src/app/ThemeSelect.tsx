import styled from '@emotion/styled'
import { useSyncExternalStore } from 'react'
import { readThemeMode, setThemeMode, watchTheme } from '../session/themeMode'
import { Select } from '../ui/forms/Select'

export function ThemeSelect() {
  const mode = useSyncExternalStore(watchTheme, readThemeMode)
  return (
    <Inset>
      <Select label="Theme" value={mode} onChange={setThemeMode}>
        <option value="system">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </Select>
    </Inset>
  )
}

const Inset = styled.div({ padding: '0 12px' })
