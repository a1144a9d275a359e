import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { mayOpen } from '../../contract/endpoints'
import type { Role } from '../../contract/roles'
import { Button } from '../../ui/Button'
import { DialogFrame } from '../../ui/dialogs/DialogFrame'
import { singleKeysOn, switchSingleKeys } from '../../session/singleKeys'
import { paletteKeys, sendKeys, undoKeys } from './keys'

interface Shortcut {
  keys: () => string
  what: string
  single?: boolean
}

const inReview: readonly Shortcut[] = [
  {
    keys: () => 'A S U D',
    what: 'In the review of campaigns: approve, skip, undo, deactivate what you approved',
    single: true,
  },
  {
    keys: () => '← → Space O',
    what: 'In the review of campaigns: previous, next, play the video, open the website',
    single: true,
  },
]

/** The shortcuts for what the role may open. */
const shortcutsOf = (role: Role): readonly Shortcut[] => [
  {
    keys: paletteKeys,
    what: `Open the command palette: go to a screen, find a ${mayOpen(role, 'campaign') ? 'user or campaign' : 'task'}, run a command`,
  },
  { keys: () => '/', what: "Go to the list's search", single: true },
  { keys: () => '?', what: 'Show these shortcuts', single: true },
  { keys: () => 'U', what: 'Undo the last change', single: true },
  { keys: undoKeys, what: 'Undo the last change' },
  { keys: () => 'N P', what: 'Next, previous page of the list', single: true },
  { keys: () => 'B', what: 'Go to the actions for the selected rows, and back', single: true },
  ...(mayOpen(role, 'campaign') ? inReview : []),
  { keys: sendKeys, what: 'Send the form of a dialog, or a setting, from any field' },
  { keys: () => '↑ ↓ Home End', what: 'Move in the command palette and in menus' },
  { keys: () => 'Enter', what: 'Run the selected item' },
  {
    keys: () => 'Esc',
    what: 'Close a dialog, a menu or a drawer; outside of a field dismiss the newest message of a failure',
  },
]

/** All shortcuts of the role, and the switch for single-character ones. */
export function ShortcutsDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const id = useId()
  const [on, setOn] = useState(singleKeysOn)
  return (
    <DialogFrame title="Keyboard shortcuts" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Keys</th>
            <th scope="col">What they do</th>
          </tr>
        </thead>
        <tbody>
          {shortcutsOf(role).map(({ keys, what, single }) => (
            <tr key={`${keys()} ${what}`}>
              <td>
                {keys()
                  .split(' ')
                  .map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
              </td>
              <td>
                {what}
                {single && !on && <strong> (switched off)</strong>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Choice>
        <input
          className="checkbox"
          type="checkbox"
          aria-describedby={id}
          checked={on}
          onChange={({ target }) => {
            switchSingleKeys(target.checked)
            setOn(target.checked)
          }}
        />
        Single-key shortcuts
      </Choice>
      <Hint id={id}>
        They never work while you type. Turn them off if you use voice control or press keys by accident. Saved in this
        browser, unless its storage is blocked or full.
      </Hint>
    </DialogFrame>
  )
}

const Table = styled.table({
  width: '100%',
  marginBottom: 20,
  borderCollapse: 'collapse',
  textAlign: 'left',
  '& th, & td': { padding: '5px 12px 5px 0', borderBottom: '1px solid var(--border)', verticalAlign: 'top' },
  '& th': { color: 'var(--quiet)', fontSize: 'calc(12rem / 14)', fontWeight: 600 },
  '& td:first-of-type': { width: '35%' },
  '& kbd': {
    display: 'inline-block',
    minWidth: 24,
    margin: '0 4px 4px 0',
    padding: '1px 6px',
    border: '1px solid var(--control)',
    borderRadius: 4,
    font: 'inherit',
    fontSize: 'calc(13rem / 14)',
    textAlign: 'center',
  },
})

const Choice = styled.label({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  minHeight: 32,
  fontWeight: 500,
  '& input': { flex: 'none', width: 18, height: 18, margin: 0, accentColor: 'var(--accent)' },
})

const Hint = styled.p({ margin: '4px 0 0 26px', color: 'var(--quiet)', fontSize: 'calc(13rem / 14)' })
