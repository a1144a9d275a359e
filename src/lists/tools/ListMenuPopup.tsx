import styled from '@emotion/styled'
import Popover from '@mui/material/Popover'
import { useEffect, type ReactNode, type RefObject } from 'react'
import { Button } from '../../ui/Button'
import { ExportButtons, type ExportButtonsProps } from './ExportButtons'
import { MuiTheme } from '../../ui/MuiTheme'
import { useReading } from '../rows/useReading'
import type { Column } from '../table/columns'
import { Views } from './Views'

interface ListMenuPopupProps extends Omit<ExportButtonsProps, 'reading'> {
  open: boolean
  columns: readonly Pick<Column<never>, 'label' | 'hideLabel'>[]
  hidden: readonly string[]
  show: (label: string, shown: boolean) => void
  anchor: RefObject<HTMLElement | null>
  labelledBy: string
  more: ReactNode
  /** Hides it while an export goes on: it stays mounted with `open: false`, and calls `onClose` when that has ended. */
  onHide: () => void
  onClose: () => void
}

/** What the menu offers. An export goes on while it is closed. */
export default function ListMenuPopup(props: ListMenuPopupProps) {
  const { open, hidden, show, anchor, labelledBy, more, onHide, onClose } = props
  const reading = useReading('The export was stopped: its list is no longer shown.')
  const isReading = reading.progress !== undefined
  useEffect(() => {
    if (!open && !isReading) onClose()
  }, [open, isReading, onClose])
  if (!open) return null
  const close = isReading ? onHide : onClose
  const labels = props.columns.flatMap(({ label, hideLabel }) => (hideLabel ? [] : [label]))
  return (
    <MuiTheme>
      <Popover
        open
        anchorEl={() => anchor.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        onClose={close}
        slotProps={{ paper: { sx: place, role: 'dialog', 'aria-labelledby': labelledBy } }}
      >
        <Content>
          <Views hidden={hidden} onClose={close} />
          {more}
          {labels.length > 0 && (
            <fieldset>
              <legend>Columns</legend>
              {labels.map((label, index) => (
                <label key={label}>
                  <input
                    className="checkbox"
                    type="checkbox"
                    checked={index === 0 || !hidden.includes(label)}
                    disabled={index === 0}
                    title={index === 0 ? "This column identifies the row, so it can't be hidden" : undefined}
                    onChange={({ target }) => show(label, target.checked)}
                  />
                  {label}
                </label>
              ))}
            </fieldset>
          )}
          <ExportButtons {...props} reading={reading} />
          <Button onClick={close}>Close</Button>
        </Content>
      </Popover>
    </MuiTheme>
  )
}

// On a phone at the lower edge: what comes later makes it grow upward, up to the messages below the header, and Close stays in sight.
const place = {
  border: '1px solid var(--border)',
  '@media (max-width: 640px)': {
    top: 'auto !important',
    bottom: 16,
    maxHeight: 'calc(100% - 80px - var(--messages, 0px))',
  },
}

const Content = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 240,
  padding: 16,
  '& fieldset': { display: 'flex', flexDirection: 'column', gap: 4, margin: 0, padding: 0, border: 0 },
  '& legend': { marginBottom: 4, padding: 0, fontWeight: 600 },
  '& fieldset > label': { display: 'flex', gap: 8, alignItems: 'center', minHeight: 32 },
  // Each filter has a line, with its label at the beginning and its control at the end.
  '& label.list-days': { justifyContent: 'space-between', width: '100%' },
  '& .select > .visually-hidden': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
  '& .checkbox': { width: 18, height: 18, margin: 0, accentColor: 'var(--accent)' },
})
