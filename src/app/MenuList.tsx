import type { ComponentType, ReactNode } from 'react'
import type { Screen } from '../contract/endpoints'
import {
  ActivityIcon,
  AdminUsersIcon,
  CampaignIcon,
  DashboardIcon,
  SettingIcon,
  StakingIcon,
  TasksIcon,
  TrackingIcon,
  UsersIcon,
  VestingIcon,
} from '../ui/icons'
import { menuOf, type ScreenEntry } from './screens'

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
  activity: ActivityIcon,
  setting: SettingIcon,
}

interface MenuListProps {
  appName: string
  screens: readonly ScreenEntry[]
  /** The link of a screen around its icon and its name. */
  link: (entry: ScreenEntry, content: ReactNode) => ReactNode
}

/** The name of the console above the menu of these screens. */
export const MenuList = ({ appName, screens, link }: MenuListProps) => (
  <>
    <p>
      <img src="/favicon.svg" alt="" width="28" height="28" /> <span data-app-name>{appName}</span>
    </p>
    <nav aria-label="Main">
      {menuOf(screens).map(({ group, entries }) => (
        <div key={group}>
          <span aria-hidden>{group}</span>
          <ul aria-label={group}>
            {entries.map((entry) => {
              const Icon = icons[entry.screen]
              return (
                <li key={entry.screen}>
                  {link(
                    entry,
                    <>
                      <Icon />
                      {entry.label}
                    </>,
                  )}
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </nav>
  </>
)
