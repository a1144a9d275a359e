import { assertNever } from '../../shared/assertNever'
import { messageOf, type Message, type MessageRule } from '../../shared/messages'
import { isSameValue, kindOf, valueText } from './settingKinds'
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
      const { before, now } = outcome
      const { to } = change
      // A different value may be rounded, or a colleague may have set it since.
      const isTaken = now === undefined || isSameValue(now, to)
      const undo = isTaken ? saveRequested({ ...change, from: to, to: before, undoes: true }) : undefined
      // Contains name and value, because a message that is already visible is not shown a second time.
      const said = outcome.message.trim().replace(/[.!]+$/, '')
      const is = now === undefined ? '' : ` is now ${valueText(now, kind)}`
      const text = `${said || 'Setting updated'}: ${kind.label}${is}`
      return { kind: 'success', text, undo }
    }
    case 'unreadable':
      return error(`Couldn't reload the setting, so nothing was changed. ${outcome.text}`, outcome.requestId)
    case 'gone':
      return error('The setting no longer exists, so nothing was changed.')
    case 'changedMeanwhile': {
      const nothing = change.undoes ? 'Nothing was undone.' : 'Nothing was sent.'
      const now = valueText(outcome.now, kind)
      // It is unknown by whom: it may be this person's own save whose answer was lost.
      const text = isSameValue(outcome.now, change.to)
        ? `${kind.label} is already ${now}. ${nothing}`
        : `${kind.label} was changed in the meantime: it is now ${now}. ${nothing}`
      return { kind: 'info', text }
    }
    case 'refused':
      return error(outcome.text, outcome.requestId)
    case 'answerLost':
      return error(
        `The server's answer was lost. ${kind.label} is now ${valueText(outcome.now, kind)}`,
        outcome.requestId,
      )
    case 'unknown':
      return error(
        "We don't know whether the setting was changed. Reload the page before you try again.",
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
      return error("This server doesn't support Set Can Redeem. Nothing was changed.")
    case 'refused':
      return error(outcome.text, outcome.requestId)
    case 'unknown':
      return error(
        "The server's answer was lost, so we don't know whether users can redeem now. Nothing was sent again.",
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
