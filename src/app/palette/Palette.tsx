import Dialog from '@mui/material/Dialog'
import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { maxSearchLength } from '../../contract/paging'
import { pasted } from '../../contract/pasted'
import type { Role } from '../../contract/roles'
import { counted } from '../../shared/counted'
import { Button } from '../../ui/Button'
import { useCompact } from '../../ui/media'
import { MuiTheme } from '../../ui/MuiTheme'
import { whoCommands } from './whoCommands'
import { matching, type Command } from './commands'
import { optionId, Results } from './Results'
import { useActive } from './useActive'
import { useFound } from './useFound'
import { useOwnCommands } from './useOwnCommands'
import { useViewCommands } from './useViewCommands'
import { useWays } from './useWays'

interface PaletteProps {
  role: Role
  open: (dialog: 'messages' | 'shortcuts') => void
  onClose: () => void
}

/** Goes to a screen, finds a person, a campaign, a task, an address or a transaction, does what a button does: by a few letters and Enter. */
export function Palette({ role, open, onClose }: PaletteProps) {
  const id = useId()
  const fullScreen = useCompact()
  const [typed, setTyped] = useState('')
  const text = pasted(typed)
  const ways = useWays()
  const own = useOwnCommands(role, ways, open)
  const views = useViewCommands(role, ways)
  const found = useFound(role, text, ways)
  // Late results come last, so that nothing moves.
  const who = whoCommands(role, text, ways)
  // An e-mail is mostly a user's: the user's row and actions come first.
  const isLate = text.includes('@')
  const groups = [
    ...matching([...own, ...views], text),
    ...(isLate ? [] : who),
    ...found.groups,
    ...(isLate && !found.searching ? who : []),
  ]
  const commands = groups.flatMap((group) => group.commands)
  const run = ({ fill, staysOpen, run: perform }: Command) => {
    if (fill !== undefined) return setTyped(fill)
    if (!staysOpen) onClose()
    perform?.()
  }
  const { active, choose, onKeyDown } = useActive(commands, run)
  const results = commands.filter(({ isAct, isMore }) => !isAct && !isMore)
  const state = found.searching ? 'Searching…' : countText(results.length, found.notes.length > 0)

  return (
    <MuiTheme>
      <Dialog
        open
        onClose={onClose}
        fullScreen={fullScreen}
        fullWidth
        maxWidth="sm"
        aria-labelledby={`${id}-title`}
        // A fixed space above, so that the field stays in its place however much is found.
        slotProps={{ container: { sx: { '&::before': { flex: '0 0 10vh' } } } }}
      >
        <h2 id={`${id}-title`} className="visually-hidden">
          Command palette
        </h2>
        <Field>
          <input
            role="combobox"
            aria-label="Search, or type a command"
            aria-autocomplete="list"
            aria-expanded={commands.length > 0}
            aria-controls={commands.length > 0 ? id : undefined}
            aria-activedescendant={active && optionId(id, active)}
            placeholder="Search, or type a command"
            autoComplete="off"
            spellCheck={false}
            autoFocus
            maxLength={maxSearchLength}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              choose(undefined)
            }}
            onKeyDown={onKeyDown}
          />
          <Button onClick={onClose}>Close</Button>
        </Field>
        <State role="status" aria-live={found.searching ? 'off' : 'polite'}>
          {[state, ...found.notes].filter(Boolean).join(' · ')}
        </State>
        {commands.length > 0 && <Results id={id} groups={groups} active={active} onPoint={choose} onRun={run} />}
      </Dialog>
    </MuiTheme>
  )
}

/** What has not been searched may match as well. */
function countText(count: number, isOpen: boolean): string {
  if (count === 0) return isOpen ? '' : 'Nothing matches'
  return counted(count, 'result')
}

const Field = styled.div({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  padding: '12px 12px 8px 20px',
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 42,
    padding: '0 12px',
    border: '1px solid var(--control)',
    borderRadius: 8,
    background: 'var(--surface)',
    color: 'var(--text)',
    font: 'inherit',
  },
})

const State = styled.p({
  minHeight: 20,
  margin: 0,
  padding: '0 20px 4px',
  color: 'var(--quiet)',
  fontSize: 'calc(13rem / 14)',
  overflowWrap: 'anywhere',
})
