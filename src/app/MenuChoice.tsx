import styled from '@emotion/styled'
import MenuItem from '@mui/material/MenuItem'
import { useSyncExternalStore } from 'react'

interface MenuChoiceProps {
  label: string
  /** What can be chosen, with its words. */
  choices: Readonly<Record<string, string>>
  read: () => string
  choose: (value: string) => void
  watch: (changed: () => void) => () => void
}

/** One of a few values, inside a menu, which stays open so that the effect can be seen. */
export function MenuChoice({ label, choices, read, choose, watch }: MenuChoiceProps) {
  const chosen = useSyncExternalStore(watch, read)
  return (
    <Group role="none">
      <span aria-hidden>{label}</span>
      <ul role="group" aria-label={label}>
        {Object.entries(choices).map(([value, text]) => (
          <MenuItem key={value} role="menuitemradio" aria-checked={value === chosen} onClick={() => choose(value)}>
            {text}
            {value === chosen && <span aria-hidden>✓</span>}
          </MenuItem>
        ))}
      </ul>
    </Group>
  )
}

const Group = styled.li({
  '& > span': { padding: '0 16px', color: 'var(--quiet)', fontSize: 'calc(12rem / 14)', fontWeight: 600 },
  '& ul': { margin: '0 0 4px', padding: 0 },
  '& li': { minHeight: 32, justifyContent: 'space-between' },
  '& li span': { color: 'var(--accent)' },
})
