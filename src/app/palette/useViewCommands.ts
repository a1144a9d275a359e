import { useState } from 'react'
import { useSelector } from 'react-redux'
import { screenPath } from '../../config/paths'
import type { Role } from '../../contract/roles'
import { hrefOf, readViews } from '../../lists/tools/savedViews'
import { selectSession } from '../../session/sessionSlice'
import { screensFor } from '../screens'
import { icons } from '../MenuList'
import type { CommandGroup } from './commands'
import type { Ways } from './useWays'

/** The saved views of the screens that the role may open. */
export function useViewCommands(role: Role, { go }: Ways): CommandGroup[] {
  const session = useSelector(selectSession)
  const [views] = useState(() => (session.status === 'signedOut' ? [] : readViews(session)))
  const screens = screensFor(role)
  const commands = views.flatMap((view) => {
    const entry = screens.find(({ screen }) => screenPath(screen) === view.path)
    if (!entry) return []
    const { screen, label } = entry
    const run = () => void go(hrefOf(view))
    return [{ id: `view ${view.path} ${view.name}`, label: view.name, hint: `on ${label}`, icon: icons[screen], run }]
  })
  return [{ label: 'Saved views', commands }]
}
