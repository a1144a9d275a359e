import type { UnknownAction } from '@reduxjs/toolkit'
import { use } from 'react'
import { useDispatch } from 'react-redux'
import type { Screen } from '../../contract/endpoints'
import type { AdminUser, Campaign, Task, User } from '../../contract/entities'
import type { ListRequest } from '../../contract/paging'
import { activeStatus } from '../../config/activeStatus'
import { adminStatus } from '../../config/adminStatus'
import { linkTo, reviewLink } from '../../config/linkTo'
import { nameOf as adminName } from '../../features/adminUsers/whichAdmin'
import { roleText } from '../../features/adminUsers/roleText'
import { campaignChanges, campaignRows } from '../../features/campaigns/campaignChanges'
import { allows, campaignStatus, isWaiting } from '../../features/campaigns/campaignStatus'
import { taskChanges } from '../../features/tasks/taskChanges'
import { userChanges, userRows } from '../../features/users/userChanges'
import { activation, activationOf, type Activation } from '../../lists/changes/activation'
import { cutSearch } from '../../lists/listParams'
import { AdminUsersIcon, CampaignIcon, TasksIcon, UsersIcon } from '../../ui/icons'
import { notifyMissing } from '../../ui/lazyPart'
import { StartFeatureContext } from '../startFeature'
import type { Command } from './commands'
import type { Ways } from './useWays'

/** What the palette offers for a row it has found: to open it and, if it can be, to activate or deactivate it. */
export function useRowCommands({ go }: Ways, request: ListRequest) {
  const dispatch = useDispatch()
  const startFeature = use(StartFeatureContext)

  const open = (screen: Screen, query: Record<string, string>) => () => void go(linkTo(screen, query))
  const act = (screen: Screen, id: string, name: string, action: Activation, change: UnknownAction): Command => ({
    id: `${screen} ${id} ${action}`,
    label: `${activation.verbs[action]} ${name}`,
    isAct: true,
    run: () => void startFeature(screen).then((isThere) => (isThere ? dispatch(change) : notifyMissing())),
  })

  return {
    open,
    user: (row: User): Command[] => {
      const name = userRows.nameOf(row)
      const action = activationOf(row)
      return [
        {
          id: `users ${row.id}`,
          label: name,
          icon: UsersIcon,
          status: activeStatus(row),
          run: open('users', { search: row.email || row.public_address }),
        },
        act('users', row.id, name, action, userChanges.ask(row, action, request)),
      ]
    },
    campaign: (row: Campaign): Command[] => {
      const name = campaignRows.nameOf(row)
      const action = activationOf(row)
      const { tone, label } = campaignStatus(row)
      const view: Command = {
        id: `campaign ${row.id}`,
        label: name,
        icon: CampaignIcon,
        status: { tone, label },
        run: open('campaign', { search: row.title, view: row.id }),
      }
      const change = () => act('campaign', row.id, name, action, campaignChanges.ask(row, action, request))
      // An approval can't be taken back, so it is made where the campaign is seen.
      const approve: Command = {
        id: `campaign ${row.id} approve`,
        label: `Approve ${name}`,
        hint: 'in Review',
        isAct: true,
        run: () => void go(reviewLink(row.id)),
      }
      return [view, ...(isWaiting(row) ? [approve] : []), ...(allows(row, action) ? [change()] : [])]
    },
    admin: (row: AdminUser): Command[] => [
      {
        id: `admin-users ${row.id}`,
        label: adminName(row),
        icon: AdminUsersIcon,
        status: adminStatus(row),
        hint: roleText(row.role),
        run: open('admin-users', { search: row.email }),
      },
    ],
    task: (row: Task): Command[] => {
      const action = activationOf(row)
      const name = `task ${row.id}`
      return [
        {
          id: `tasks ${row.id}`,
          label: row.instructions || name,
          icon: TasksIcon,
          status: activeStatus(row),
          hint: row.instructions && name,
          run: open('tasks', { search: cutSearch(row.instructions) }),
        },
        act('tasks', row.id, name, action, taskChanges.ask(row, action, request)),
      ]
    },
  }
}
