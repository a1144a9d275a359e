import { use } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { ApiDispatch } from '../api/send'
import type { Role } from '../contract/roles'
import { screenPath } from '../config/paths'
import { Button } from '../ui/Button'
import { LogoutIcon } from '../ui/icons'
import { Link } from '../ui/Link'
import { MenuList } from './MenuList'
import { readFirst } from './readFirst'
import { screensFor } from './screens'
import { StartFeatureContext } from './startFeature'
import { useLogout } from './useLogout'

interface SidebarProps {
  role: Role
  appName: string
  onNavigate: () => void
}

export function Sidebar({ role, appName, onNavigate }: SidebarProps) {
  const { leaving, logOut } = useLogout()
  const { pathname } = useLocation()
  const startFeature = use(StartFeatureContext)
  const dispatch = useDispatch<ApiDispatch>()
  return (
    <div className="sidebar">
      <MenuList
        appName={appName}
        screens={screensFor(role)}
        link={({ screen, first }, content) => {
          const path = screenPath(screen)
          const prepare = () => {
            void startFeature(screen)
            void readFirst(dispatch, first)
          }
          const isHere = pathname === path || pathname.startsWith(`${path}/`)
          return (
            <Link
              to={path}
              aria-current={isHere ? 'page' : undefined}
              onClick={onNavigate}
              onPointerEnter={isHere ? undefined : prepare}
              onFocus={isHere ? undefined : prepare}
            >
              {content}
            </Link>
          )
        }}
      />
      <Button loading={leaving} onClick={logOut}>
        <LogoutIcon />
        Logout
      </Button>
    </div>
  )
}
