import { counted } from '../../shared/counted'
import type { Bulk, BulkItem } from './bulk'

const isUnknown = ({ ended }: BulkItem) => ended?.outcome.kind === 'unknown'

/** The state of the row was read instead, and stands beside it. */
const isAnswerLost = ({ ended }: BulkItem) => ended?.outcome.kind === 'answerLost' && !ended.outcome.isConfirmed

/** Its answer does not tell whether the row was changed. */
export const isUncertain = (item: BulkItem) => isUnknown(item) || isAnswerLost(item)

/** The change of the row was refused or not sent, and may be asked for again. */
export function mayTryAgain({ ended }: BulkItem): boolean {
  if (!ended) return true
  const { outcome } = ended
  if (outcome.kind === 'notSent') return outcome.why !== 'gone' && outcome.why !== 'ambiguous'
  return outcome.kind === 'refused'
}

/** Says how many rows stay selected, and how many do not because an answer was lost or an outcome is unknown; empty if neither is so. */
export function stayingText({ words, items }: Bulk, staying: number): string {
  const lost = items.filter(isAnswerLost).length
  const unknown = items.filter(isUnknown).length
  return [
    staying > 0 && `${counted(staying, words.noun)} ${staying === 1 ? 'stays' : 'stay'} selected, to try again.`,
    lost > 0 &&
      `The answer for ${counted(lost, words.noun)} was lost, so ${lost === 1 ? 'it is' : 'they are'} no longer selected: see below what ${lost === 1 ? 'it is' : 'they are'} now.`,
    unknown > 0 &&
      `The outcome for ${counted(unknown, words.noun)} is unknown, so ${unknown === 1 ? 'it is' : 'they are'} no longer selected. Check ${unknown === 1 ? 'it' : 'them'} in the list first.`,
  ]
    .filter(Boolean)
    .join(' ')
}
