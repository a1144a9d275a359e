import { useRef } from 'react'
import { roleLabels } from '../contract/roles'
import type { Session } from '../session/sessionSlice'
import { Button } from '../ui/Button'
import { AccountIcon } from '../ui/icons'
import { overlayPart } from '../ui/lazyPart'
import type { ShellDialog } from './shellDialog'

const AccountMenu = overlayPart(() => import(/* webpackChunkName: "menu" */ './AccountMenu'))

interface AccountButtonProps {
  session: Session
  isOpen: boolean
  open: (dialog: ShellDialog) => void
  onClose: () => void
}

/** Who is signed in, and the menu of what belongs to them. */
export function AccountButton({ session, isOpen, open, onClose }: AccountButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        title="Account"
        {...AccountMenu.onIntent}
        onClick={() => open('account')}
      >
        <AccountIcon />
        <span className="header-user icon-label">
          <bdi>{session.name}</bdi>
          <small>{roleLabels[session.role]}</small>
        </span>
      </Button>
      {isOpen && <AccountMenu anchor={button} session={session} open={open} onClose={onClose} />}
    </>
  )
}
