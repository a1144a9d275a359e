import { counted } from '../../shared/counted'
import type { Bulk, BulkItem } from './bulk'

/** Nobody is sure of the row's state, so it must be looked at before it is changed again. */
const isUnsure = ({ ended }: BulkItem) =>
  ended?.outcome.kind === 'unknown' || (ended?.outcome.kind === 'answerLost' && !ended.outcome.isConfirmed)

/** The change of the row was refused or not sent, and may be asked for again. */
export function mayTryAgain({ ended }: BulkItem): boolean {
  if (!ended) return true
  const { outcome } = ended
  if (outcome.kind === 'notSent') return outcome.why !== 'gone' && outcome.why !== 'ambiguous'
  return outcome.kind === 'refused'
}

/** Says how many rows stay selected, and how many do not because their outcome is unknown; empty if neither is so. */
export function stayingText({ words, items }: Bulk, staying: number): string {
  const unsure = items.filter(isUnsure).length
  return [
    staying > 0 && `${counted(staying, words.noun)} ${staying === 1 ? 'stays' : 'stay'} selected, to try again.`,
    unsure > 0 &&
      `The outcome for ${counted(unsure, words.noun)} is unknown, so ${unsure === 1 ? 'it is' : 'they are'} no longer selected. Check ${unsure === 1 ? 'it' : 'them'} in the list first.`,
  ]
    .filter(Boolean)
    .join(' ')
}
