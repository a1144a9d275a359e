import { useId, useRef } from 'react'
import { Button } from '../../ui/Button'
import { MoreIcon } from '../../ui/icons'
import { overlayPart } from '../../ui/lazyPart'
import { useOpen } from './useOpen'

export interface RowAction {
  label: string
  /** Why the action is not possible now; the item is disabled and shows this reason. */
  disabled?: string | undefined
  run: () => void
}

const RowMenuPopup = overlayPart(() => import(/* webpackChunkName: "menu" */ './RowMenuPopup'))

interface RowMenuProps {
  row: { id: string }
  /** The row's name, for the label "Actions for <name>". */
  name: string
  actions: readonly RowAction[]
  busy: boolean
}

/** The menu at the end of a row. Its code is fetched when it is likely to be opened next. */
export function RowMenu({ row, name, actions, busy }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { isOpen, open, close } = useOpen(row)
  const id = useId()
  return (
    <>
      <Button
        variant="icon"
        ref={button}
        id={id}
        aria-label={`Actions for ${name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        loading={busy}
        {...RowMenuPopup.onIntent}
        onClick={open}
      >
        <MoreIcon />
      </Button>
      {isOpen && <RowMenuPopup anchor={button} labelledBy={id} actions={actions} onClose={close} />}
    </>
  )
}
