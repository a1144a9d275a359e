import styled from '@emotion/styled'
import { useEffect } from 'react'
import { StatusChip } from '../../ui/StatusChip'
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
      {groups.map(({ label, count, commands }) => (
        <div key={label} role="group" aria-label={count ? `${label}, ${count}` : label}>
          <small aria-hidden>
            {label}
            {count && ` · ${count}`}
          </small>
          {commands.map(({ icon: Icon, ...command }) => (
            <div
              key={command.id}
              id={optionId(id, command)}
              role="option"
              aria-selected={command.id === active?.id}
              // Not `onPointerEnter`: the list may move below a pointer that rests.
              onPointerMove={() => onPoint(command.id)}
              onClick={() => onRun(command)}
            >
              <i>{Icon && <Icon />}</i>
              <bdi title={command.label}>{command.label}</bdi>
              {command.status && <StatusChip {...command.status} />}
              {command.hint && <small>{command.hint}</small>}
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
  '& [role=group] > small': {
    display: 'block',
    padding: '8px 12px 4px',
    color: 'var(--quiet)',
    fontWeight: 600,
  },
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
    // A stronger tint would leave the status words too little contrast.
    background: 'color-mix(in srgb, var(--accent) 6%, transparent)',
  },
  // What runs with Enter says so; the glyph is not read out.
  '& [aria-selected=true]::after': { content: '"↵" / ""', marginLeft: 'auto', color: 'var(--quiet)' },
  // Without an icon too, so that all labels begin below each other.
  '& i': { display: 'grid', flex: 'none', width: 20, color: 'var(--quiet)' },
  '& bdi': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& [role=option] small': { flex: 'none', color: 'var(--quiet)', fontSize: 'calc(13rem / 14)' },
  '& .status-chip': { flex: 'none' },
})
