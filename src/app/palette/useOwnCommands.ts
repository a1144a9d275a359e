import { use } from 'react'
import { useDispatch } from 'react-redux'
import type { Screen } from '../../contract/endpoints'
import type { Role } from '../../contract/roles'
import { linkTo } from '../../config/linkTo'
import { reviewPath, screenPath } from '../../config/paths'
import { setThemeMode, themeModes } from '../../session/themeMode'
import { CopyDiagnosticsContext } from '../../ui/CopyDiagnostics'
import { walletDialogOpened } from '../../wallet/walletSlice'
import { screensFor, signs } from '../screens'
import { icons } from '../MenuList'
import { useLogout } from '../useLogout'
import type { CommandGroup } from './commands'
import type { Ways } from './useWays'

/** What is done in a dialog of a screen; one without an address is opened there by its button. */
const onScreens: readonly { screen: Screen; label: string; dialog?: string }[] = [
  { screen: 'tasks', label: 'Upload New Task', dialog: 'upload' },
  { screen: 'admin-users', label: 'Create New Admin', dialog: 'create' },
  { screen: 'vesting', label: 'Add Vest' },
]

/** A verb that a name has to follow; `hint` says of what. */
const fillVerb = (verb: string, hint: string) => ({
  id: verb,
  label: `${verb} …`,
  hint,
  fill: `${verb.toLowerCase()} `,
})

/** What the console can do without asking the server, as far as the role may. */
export function useOwnCommands(
  role: Role,
  { go }: Ways,
  open: (dialog: 'messages' | 'shortcuts') => void,
): CommandGroup[] {
  const dispatch = useDispatch()
  const { logOut } = useLogout()
  const copyDiagnostics = use(CopyDiagnosticsContext)
  const screens = screensFor(role)
  const changed = screens.some(({ screen }) => screen === 'users') ? 'user, campaign or task' : 'task'
  const mayApprove = screens.some(({ screen }) => screen === 'campaign')
  const goTo = (screen: Screen, dialog?: string) => () =>
    void go(dialog ? linkTo(screen, { open: dialog }) : screenPath(screen))
  return [
    {
      label: 'Go to',
      commands: screens.map(({ screen, label }) => ({
        id: `go ${screen}`,
        label,
        icon: icons[screen],
        run: goTo(screen),
      })),
    },
    {
      label: 'Actions',
      commands: [
        ...(mayApprove
          ? [{ id: 'review', label: 'Review campaigns', icon: icons.campaign, run: () => void go(reviewPath) }]
          : []),
        ...onScreens.flatMap(({ screen, label, dialog }) => {
          const entry = screens.find((other) => other.screen === screen)
          return entry
            ? [{ id: label, label, hint: `on ${entry.label}`, icon: icons[screen], run: goTo(screen, dialog) }]
            : []
        }),
        ...(mayApprove ? [fillVerb('Approve', 'campaign')] : []),
        ...['Deactivate', 'Activate'].map((verb) => fillVerb(verb, changed)),
        ...(signs(role) ? [{ id: 'wallet', label: 'Connect wallet', run: () => dispatch(walletDialogOpened()) }] : []),
        ...Object.entries(themeModes).map(([mode, word]) => ({
          id: word,
          label: `Theme: ${word}`,
          run: () => setThemeMode(mode),
        })),
        { id: 'messages', label: 'Open messages', run: () => open('messages') },
        { id: 'shortcuts', label: 'Keyboard shortcuts', run: () => open('shortcuts') },
        ...(copyDiagnostics ? [{ id: 'diagnostics', label: 'Copy diagnostics', run: copyDiagnostics }] : []),
        { id: 'leave', label: 'Logout', run: logOut },
      ],
    },
  ]
}
