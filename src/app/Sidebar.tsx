import type { ComponentType } from 'react'
import { NavLink } from 'react-router-dom'
import type { Screen } from '../contract/endpoints'
import type { Role } from '../contract/roles'
import { screenPath } from '../config/paths'
import { Button } from '../ui/Button'
import {
  AdminUsersIcon,
  AuditIcon,
  CampaignIcon,
  DashboardIcon,
  LogoutIcon,
  SettingIcon,
  StakingIcon,
  TasksIcon,
  TrackingIcon,
  UsersIcon,
  VestingIcon,
} from '../ui/icons'
import { menuFor } from './screens'
import { useLogout } from './useLogout'

/** The icon of each screen. */
export const icons: Readonly<Record<Screen, ComponentType>> = {
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
  role: Role
  appName: string
  onNavigate: () => void
}

export function Sidebar({ role, appName, onNavigate }: SidebarProps) {
  const { leaving, logOut } = useLogout()
  return (
    <div className="sidebar">
      <p>
        <img src="/favicon.svg" alt="" width="28" height="28" /> {appName}
      </p>
      <nav aria-label="Main">
        {menuFor(role).map(({ group, entries }) => (
          <div key={group}>
            <span aria-hidden>{group}</span>
            <ul aria-label={group}>
              {entries.map(({ screen, label }) => {
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
          </div>
        ))}
      </nav>
      <Button loading={leaving} onClick={logOut}>
        <LogoutIcon />
        Logout
      </Button>
    </div>
  )
}
