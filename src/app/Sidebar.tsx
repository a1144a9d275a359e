import styled from '@emotion/styled'
import { useState, type ComponentType } from 'react'
import { useDispatch } from 'react-redux'
import { NavLink } from 'react-router-dom'
import type { Screen } from '../contract/endpoints'
import { screenPath } from '../config/paths'
import { signOutRequested, type Session } from '../session/sessionSlice'
import { Button } from '../ui/Button'
import {
  AdminUsersIcon,
  AuditIcon,
  CampaignIcon,
  DashboardIcon,
  LogoutIcon,
  MessagesIcon,
  SettingIcon,
  StakingIcon,
  TasksIcon,
  TrackingIcon,
  UsersIcon,
  VestingIcon,
} from '../ui/icons'
import { screensFor } from './screens'
import { ShortcutButtons } from './shortcuts/ShortcutButtons'
import { ThemeSelect } from './ThemeSelect'

const icons: Readonly<Record<Screen, ComponentType>> = {
  dashboard: DashboardIcon,
  staking: StakingIcon,
  tracking: TrackingIcon,
  users: UsersIcon,
  campaign: CampaignIcon,
  tasks: TasksIcon,
  'admin-users': AdminUsersIcon,
  vesting: VestingIcon,
  activity: AuditIcon,
  setting: SettingIcon,
}

interface SidebarProps {
  session: Session
  appName: string
  onNavigate: () => void
  open: (dialog: 'messages' | 'palette' | 'shortcuts') => void
}

export function Sidebar({ session, appName, onNavigate, open }: SidebarProps) {
  const dispatch = useDispatch()
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    dispatch(signOutRequested())
  }
  return (
    <Column>
      <p>
        <img src="/favicon.svg" alt="" width="28" height="28" /> {appName}
      </p>
      <nav aria-label="Main">
        <ul>
          {screensFor(session.role).map(({ screen, label }) => {
            const Icon = icons[screen]
            return (
              <li key={screen}>
                <NavLink to={screenPath(screen)} onClick={onNavigate}>
                  <Icon />
                  {label}
                </NavLink>
              </li>
            )
          })}
        </ul>
      </nav>
      <ThemeSelect />
      <ShortcutButtons open={open} />
      <Button aria-haspopup="dialog" onClick={() => open('messages')}>
        <MessagesIcon />
        Messages
      </Button>
      <Button data-leaves loading={leaving} onClick={leave}>
        <LogoutIcon />
        Logout
      </Button>
    </Column>
  )
}

const Column = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  height: '100%',
  padding: 16,
  // Scrolls as a whole, so that at 200 % zoom no part of the menu is squeezed.
  overflowY: 'auto',
  '& > p': { display: 'flex', alignItems: 'center', gap: 10, height: 32, margin: '0 0 8px', fontWeight: 600 },
  '& nav': { flex: '1 0 auto' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 40,
    padding: '0 12px',
    borderRadius: 8,
    color: 'var(--quiet)',
    textDecoration: 'none',
    fontWeight: 500,
  },
  '& a:hover': { background: 'var(--ground)', color: 'var(--text)' },
  '& a[aria-current=page]': {
    background: 'color-mix(in srgb, var(--accent) 12%, transparent)',
    color: 'var(--accent)',
  },
  // Forced colours replace the background.
  '@media (forced-colors: active)': { '& a[aria-current=page]': { border: '2px solid Highlight' } },
  '& > button': { justifyContent: 'flex-start', paddingInline: 12 },
})
