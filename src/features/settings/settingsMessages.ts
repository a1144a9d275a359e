import { assertNever } from '../../shared/assertNever'
import { messageOf, type Message, type MessageRule } from '../../shared/messages'
import { kindOf, valueText } from './settingKinds'
import {
  redeemEnded,
  saveEnded,
  saveRequested,
  type RedeemOutcome,
  type SaveOutcome,
  type SettingChange,
} from './settingsSlice'

const error = (text: string, requestId?: string): Message => ({ kind: 'error', text, requestId })

function saveMessage(change: SettingChange, outcome: SaveOutcome): Message | undefined {
  const kind = kindOf(change.key)
  switch (outcome.kind) {
    case 'saved': {
      const { to } = change
      const undo = saveRequested({ ...change, from: to, to: outcome.before, undoes: true })
      // Contains name and value, because a message that is already visible is not shown a second time.
      const text = `${outcome.message || 'Setting updated'}: ${kind.label} is now ${valueText(to, kind)}`
      return { kind: 'success', text, undo }
    }
    case 'unreadable':
      return error('The setting could not be read again, so nothing was sent. Try Again')
    case 'gone':
      return error('The setting is no longer there, so nothing was sent.')
    case 'changedMeanwhile': {
      const nothing = change.undoes ? 'Nothing was taken back.' : 'Nothing was sent.'
      const now = valueText(outcome.now, kind)
      return { kind: 'info', text: `Somebody else has changed ${kind.label} meanwhile: it is now ${now}. ${nothing}` }
    }
    case 'refused':
      return error(outcome.text, outcome.requestId)
    case 'answerLost':
      return error(`The answer was lost. ${kind.label} is now ${valueText(outcome.now, kind)}`, outcome.requestId)
    case 'unknown':
      return error(
        'We could not learn whether the setting was changed. Reload the page before you try again.',
        outcome.requestId,
      )
    case 'crashed':
      return undefined
    default:
      return assertNever(outcome)
  }
}

function redeemMessage(outcome: RedeemOutcome): Message | undefined {
  switch (outcome.kind) {
    case 'done':
      return { kind: 'success', text: outcome.message || 'Redeemable Users Set' }
    case 'notOffered':
      return error('This server does not offer Set Can Redeem. Nothing was changed.')
    case 'refused':
      return error(outcome.text, outcome.requestId)
    case 'unknown':
      return error(
        'The answer was lost, so nobody knows whether the users may redeem now. Nothing was sent again.',
        outcome.requestId,
      )
    case 'crashed':
      return undefined
    default:
      return assertNever(outcome)
  }
}

export const settingsMessages: readonly MessageRule[] = [
  messageOf(saveEnded, ({ change, outcome }) => saveMessage(change, outcome)),
  messageOf(redeemEnded, ({ outcome }) => redeemMessage(outcome)),
]
