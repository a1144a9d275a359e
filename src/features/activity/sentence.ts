import { activityWords, isActivityAction, type ActivityAction } from '../../contract/activity'
import type { Activity } from '../../contract/entities'
import { settingLabel } from '../../config/settingLabels'
import { fieldIn } from './changedFields'

type Entry = Pick<Activity, 'action' | 'outcome' | 'target' | 'after'>

/** The target of an act as our server writes it: "user 17 mona@tour.example". */
const targetForm = /^(user|admin|task|campaign|setting) (\d+)(?: (.*))?$/s

/** The row that an act changed, as people call it: its name, or its kind and id where it has none. */
function targetText(target: string): string {
  const [, kind, id, name] = targetForm.exec(target) ?? []
  if (!kind) return target
  if (kind === 'setting') return settingLabel(name || (id ?? ''))
  return name || `${kind} ${id}`
}

/** What was done to what, or only tried, as one sentence; an unknown action is shown as the server sends it. */
export function sentenceOf(entry: Entry): string {
  const { action, outcome, target } = entry
  if (!isActivityAction(action)) return [action || '-', targetText(target)].filter(Boolean).join(' · ')
  const [done, tried] = activityWords[action]
  // The target of what was refused is the request's path; the details have it.
  if (outcome !== 'done') return `Tried to ${tried}`
  return ownSentence(action, entry) ?? [done, targetText(target)].filter(Boolean).join(': ')
}

/** What was done to a row; its kind and name follow at once. */
const verbs: Readonly<Partial<Record<ActivityAction, string>>> = {
  approveCampaign: 'Approved ',
  createAdmin: 'Created ',
  deleteAdmin: 'Deleted ',
  inviteSuperAdmin: 'Invited super-',
  createTask: 'Uploaded ',
  taskThumbnail: 'Added a thumbnail to ',
  campaignThumbnail: 'Added a thumbnail to ',
  updateSetting: 'Changed ',
}

function ownSentence(action: ActivityAction, { target, after }: Entry): string | undefined {
  const [, kind, , name] = targetForm.exec(target) ?? []
  const what = name ? `${kind} ${targetText(target)}` : targetText(target)
  if (action === 'setCanRedeem') {
    const users = fieldIn(after, 'can_redeem')
    return typeof users === 'number' ? `Let ${users} ${users === 1 ? 'user' : 'users'} redeem points` : undefined
  }
  if (!kind) return undefined
  const verb = verbs[action]
  if (verb) return verb + what
  const isActive = action.startsWith('toggle') ? fieldIn(after, 'is_active') : undefined
  return typeof isActive === 'boolean' ? `${isActive ? 'Activated' : 'Deactivated'} ${what}` : undefined
}

/** The e-mail of the person that an act changed; undefined for another target. */
export function emailOf(target: string): string | undefined {
  const [, kind, , name] = targetForm.exec(target) ?? []
  return (kind === 'user' || kind === 'admin') && name?.includes('@') ? name : undefined
}

/** What a filter calls an action. */
export const wordsOfAction = (action: string) => (isActivityAction(action) ? activityWords[action][0] : action)
