import { messageOf, type MessageRule } from '../../shared/messages'
import { releaseEnded } from './vestingSlice'

export const vestingMessages: readonly MessageRule[] = [
  messageOf(releaseEnded, ({ outcome }) => {
    if (outcome.kind === 'nothingToRelease') return { kind: 'info', text: outcome.text }
    return outcome.kind === 'unreadable' ? { kind: 'error', text: outcome.text } : undefined
  }),
]
