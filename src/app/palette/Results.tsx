import styled from '@emotion/styled'
import { useEffect } from 'react'
import type { Command, CommandGroup } from './commands'

export const optionId = (id: string, command: Command) => `${id}-${command.id.replaceAll(/\s/g, '-')}`

interface ResultsProps {
  id: string
  groups: readonly CommandGroup[]
  active: Command | undefined
  onPoint: (id: string) => void
  onRun: (command: Command) => void
}

/** The list below the palette's field, which keeps the focus. */
export function Results({ id, groups, active, onPoint, onRun }: ResultsProps) {
  const shown = active && optionId(id, active)
  useEffect(() => {
    if (shown) document.getElementById(shown)?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <List id={id} role="listbox" aria-label="Results" onMouseDown={(event) => event.preventDefault()}>
      {groups.map(({ label, commands }) => (
        <div key={label} role="group" aria-label={label}>
          <small aria-hidden>{label}</small>
          {commands.map((command) => (
            <div
              key={command.id}
              id={optionId(id, command)}
              role="option"
              aria-selected={command.id === active?.id}
              // Not entering: the list may move below a pointer that rests.
              onPointerMove={() => onPoint(command.id)}
              onClick={() => onRun(command)}
            >
              <bdi title={command.label}>{command.label}</bdi>
              {command.hint && <span>{command.hint}</span>}
            </div>
          ))}
        </div>
      ))}
    </List>
  )
}

const List = styled.div({
  overflowY: 'auto',
  padding: '0 8px 8px',
  '& small': { display: 'block', padding: '8px 12px 4px', color: 'var(--quiet)', fontSize: 12, fontWeight: 600 },
  '& [role=option]': {
    display: 'flex',
    gap: 12,
    alignItems: 'center',
    minHeight: 40,
    padding: '0 12px',
    borderRadius: 8,
    scrollMargin: '32px 0 8px',
    cursor: 'pointer',
  },
  '& [aria-selected=true]': {
    outline: '2px solid var(--accent)',
    outlineOffset: -2,
    background: 'color-mix(in srgb, var(--accent) 12%, transparent)',
  },
  '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& span': { flex: 'none', color: 'var(--quiet)', fontSize: 13 },
})
