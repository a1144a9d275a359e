import { campaignLabels } from '../../../config/statusWords'
import { outcomeText, type RowOutcome } from '../../../lists/changes/outcome'
import { requestIdIn } from '../../../lists/changes/requestIdIn'
import type { Decision } from './decision'

/** The words for an approval in messages. */
export const words = { noun: 'campaign', done: 'approved', isRemoval: false }

/** What the outcome of an approval means for the review. */
export function decisionOf(outcome: RowOutcome): Decision {
  const text = outcomeText(outcome, words)
  switch (outcome.kind) {
    case 'done':
      return { kind: 'approved', said: outcome.said }
    case 'notNeeded':
      // By whom is not known: it may be an approval of one's own whose answer was lost.
      return { kind: 'taken', text: outcome.why ?? 'Already approved', at: Date.now() }
    case 'notSent':
      if (outcome.why === 'gone') return { kind: 'taken', text, at: Date.now() }
      break
    case 'answerLost':
      if (outcome.state === campaignLabels.active || outcome.state === campaignLabels.inactive)
        return { kind: 'approved' }
      break
    case 'unknown':
      return { kind: 'unknown', text, requestId: outcome.requestId }
    case 'refused':
      break
  }
  return { kind: 'failed', text, requestId: requestIdIn(outcome) }
}
