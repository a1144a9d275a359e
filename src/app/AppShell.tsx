import { useState, type ComponentType } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import type { OpenSession } from '../session/sessionSlice'
import { inlinePart, overlayPart } from '../ui/lazyPart'
import { useDrawer } from '../ui/media'
import { Header } from './Header'
import { LeaveQuestion } from './LeaveQuestion'
import { Ribbons } from './Ribbons'
import { signs, titleAt } from './screens'
import type { ShellDialog } from './shellDialog'
import { mayOpen } from '../contract/endpoints'
import { useShortcuts } from './shortcuts/useShortcuts'
import { Sidebar } from './Sidebar'
import { useWho } from './useWho'

// In the chunk that an idle page loads, so that it is there when the session ends.
const SessionEnded = inlinePart(() => import(/* webpackChunkName: "events" */ '../features/signIn/SessionEnded'))
const NavDrawer = overlayPart(() => import(/* webpackChunkName: "drawer" */ './NavDrawer'))
const Messages = overlayPart(() => import(/* webpackChunkName: "drawer" */ '../ui/messages/Messages'))
const Who = overlayPart(() => import(/* webpackChunkName: "dossier" */ './who/Who'))
const KeyDialog = overlayPart(() => import(/* webpackChunkName: "palette" */ './palette/KeyDialog'))

interface AppShellProps {
  session: OpenSession
  appName: string
  ChainTools: ComponentType
}

/** The frame of the signed-in console: sidebar or drawer, header, the route's page. */
export function AppShell({ session, appName, ChainTools }: AppShellProps) {
  const asDrawer = useDrawer()
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [dialog, setDialog] = useState<ShellDialog>()
  const { pathname } = useLocation()
  const [shown, setShown] = useState(pathname)
  const title = titleAt(pathname)
  // Back and Forward change the page even while a dialog is open; they close it.
  if (shown !== pathname) {
    setShown(pathname)
    setDrawerOpen(false)
    setDialog(undefined)
  }
  if (drawerOpen && !asDrawer) setDrawerOpen(false)
  const closeDrawer = () => setDrawerOpen(false)
  const close = () => setDialog(undefined)
  useShortcuts(setDialog)
  const who = useWho()
  const sidebar = <Sidebar role={session.role} appName={appName} onNavigate={closeDrawer} />
  return (
    <div className="shell" onClick={who.follow}>
      <title>{`${title} – ${appName}`}</title>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      {!asDrawer && <aside>{sidebar}</aside>}
      {asDrawer && drawerOpen && <NavDrawer onClose={closeDrawer}>{sidebar}</NavDrawer>}
      {who.of !== null && mayOpen(session.role, 'users') && <Who of={who.of} role={session.role} onClose={who.close} />}
      {dialog === 'messages' && <Messages onClose={close} />}
      {(dialog === 'palette' || dialog === 'shortcuts') && (
        <KeyDialog dialog={dialog} role={session.role} open={setDialog} onClose={close} />
      )}
      <div>
        <Header
          {...{ title, session, dialog }}
          open={setDialog}
          onMenu={asDrawer ? () => setDrawerOpen(true) : undefined}
          onClose={close}
        >
          {signs(session.role) && <ChainTools />}
        </Header>
        <Ribbons />
        <LeaveQuestion />
        {session.status === 'expired' && <SessionEnded email={session.email} />}
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  )
}
