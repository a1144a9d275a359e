import styled from '@emotion/styled'
import { useState, type ComponentType, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { screenPath } from '../config/paths'
import { SessionEnded } from '../features/signIn/SessionEnded'
import type { OpenSession } from '../session/sessionSlice'
import { overlayPart } from '../ui/lazyPart'
import { useDrawer } from '../ui/media'
import { Header } from './Header'
import { LeaveGuard } from './LeaveGuard'
import { Ribbons } from './Ribbons'
import { screens } from './screens'
import { useShortcuts } from './shortcuts/useShortcuts'
import { Sidebar } from './Sidebar'

const NavDrawer = overlayPart(() => import(/* webpackChunkName: "drawer" */ './NavDrawer'))
const Messages = overlayPart(() => import(/* webpackChunkName: "drawer" */ '../ui/messages/Messages'))
const KeyDialog = overlayPart(() => import(/* webpackChunkName: "palette" */ './palette/KeyDialog'))

/** The dialogs that can open on any page. */
type ShellDialog = 'messages' | 'palette' | 'shortcuts'

interface AppShellProps {
  session: OpenSession
  appName: string
  ChainTools: ComponentType
  /** The content; the route's page when omitted. */
  children?: ReactNode
}

/** The frame of the signed-in console: sidebar or drawer, header, page. */
export default function AppShell({ session, appName, ChainTools, children = <Outlet /> }: AppShellProps) {
  const { pathname } = useLocation()
  const shown = screens.find(({ screen }) => screenPath(screen) === pathname)
  const title = shown?.title ?? shown?.label ?? ''
  return (
    <>
      <title>{`${title} – ${appName}`}</title>
      <Frame session={session} appName={appName} title={title} ChainTools={ChainTools}>
        {children}
      </Frame>
    </>
  )
}

function Frame({ session, appName, title, ChainTools, children }: AppShellProps & { title: string }) {
  const asDrawer = useDrawer()
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [dialog, setDialog] = useState<ShellDialog>()
  const { pathname } = useLocation()
  const [shown, setShown] = useState(pathname)
  // Back and Forward change the page even while one of them is open; they close it.
  if (shown !== pathname) {
    setShown(pathname)
    setDrawerOpen(false)
    setDialog(undefined)
  }
  const closeDrawer = () => setDrawerOpen(false)
  const close = () => setDialog(undefined)
  const open = (next: ShellDialog) => {
    closeDrawer()
    setDialog(next)
  }
  useShortcuts(open)
  const sidebar = <Sidebar session={session} appName={appName} onNavigate={closeDrawer} open={open} />
  return (
    <Grid>
      <SkipLink href="#main">Skip to the content</SkipLink>
      {!asDrawer && <Aside>{sidebar}</Aside>}
      {asDrawer && drawerOpen && <NavDrawer onClose={closeDrawer}>{sidebar}</NavDrawer>}
      {dialog === 'messages' ? (
        <Messages onClose={close} />
      ) : (
        dialog && <KeyDialog dialog={dialog} role={session.role} open={open} onClose={close} />
      )}
      <div>
        <Header title={title} session={session} onMenu={asDrawer ? () => setDrawerOpen(true) : undefined}>
          <ChainTools />
        </Header>
        <Ribbons />
        <LeaveGuard />
        {session.status === 'expired' && <SessionEnded email={session.email} />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </Grid>
  )
}

const Grid = styled.div({
  display: 'flex',
  minHeight: '100vh',
  '& > div:last-of-type': { flex: 1, minWidth: 0 },
  '& main': { outline: 'none' },
})

const Aside = styled.aside({
  position: 'sticky',
  top: 0,
  flex: '0 0 240px',
  height: '100vh',
  borderRight: '1px solid var(--border)',
  background: 'var(--surface)',
})

const SkipLink = styled.a({
  position: 'fixed',
  zIndex: 2000,
  top: 8,
  left: 8,
  padding: '8px 16px',
  borderRadius: 8,
  background: 'var(--accent)',
  color: 'var(--onAccent)',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
})
