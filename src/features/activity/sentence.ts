import { activityWords, isActivityAction } from '../../contract/activity'
import type { Activity } from '../../contract/entities'
import { settingLabel } from '../../config/settingLabels'
import { fieldsIn } from './changedFields'

type Entry = Pick<Activity, 'action' | 'outcome' | 'target' | 'after'>

/** The target of an act as our server writes it: "user 17 mona@tour.example". */
const targetForm = /^(user|admin|task|campaign|setting) (\d+)(?: (.*))?$/s

/** The row that an act changed; `text`: as people call it, by its name, or its kind and id where it has none. */
function rowOf(target: string) {
  const [, kind = '', id = '', name = ''] = targetForm.exec(target) ?? []
  const text = kind === 'setting' ? settingLabel(name || id) : name || `${kind} ${id}`
  return { kind, name, text: kind ? text : target }
}

/** What was done to what, or only tried, as one sentence; an unknown action is shown as the server sends it. */
export function sentenceOf(entry: Entry): string {
  const { action, outcome, target } = entry
  const { text } = rowOf(target)
  if (!isActivityAction(action)) return [action || '-', text].filter(Boolean).join(' · ')
  const [done, tried] = activityWords[action]
  // The target of what was refused is the request's path; the details have it.
  if (outcome !== 'done') return `Tried to ${tried}`
  return ownSentence(done, entry) ?? [done, text].filter(Boolean).join(': ')
}

/** "Created an admin" of this admin: "Created admin mona@tour.example"; undefined where only the words of the action fit. */
function ownSentence(done: string, { action, target, after }: Entry): string | undefined {
  if (action === 'setCanRedeem') {
    const users = fieldsIn(after)?.get('can_redeem')
    return typeof users === 'number' ? `Let ${users} ${users === 1 ? 'user' : 'users'} redeem points` : undefined
  }
  const { kind, name, text } = rowOf(target)
  if (!kind) return undefined
  const what = name ? `${kind} ${text}` : text
  if (action.startsWith('toggle')) {
    const isActive = fieldsIn(after)?.get('is_active')
    return typeof isActive === 'boolean' ? `${isActive ? 'Activated' : 'Deactivated'} ${what}` : undefined
  }
  const verb = done.replace(new RegExp(` an?( (super-)?)${kind}$`), '$1')
  return verb === done ? undefined : verb + what
}

/** The e-mail of the person that an act changed; undefined for another target. */
export function emailOf(target: string): string | undefined {
  const { kind, name } = rowOf(target)
  return (kind === 'user' || kind === 'admin') && name.includes('@') ? name : undefined
}

/** What a filter calls an action. */
export const wordsOfAction = (action: string) => (isActivityAction(action) ? activityWords[action][0] : action)
