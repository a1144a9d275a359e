import type { Campaign } from '../../../contract/entities'
import { isOpen, isTaken, type Decision, type Taken } from './decision'

/** Waiting campaigns from one reading of the server; `began` is when it began, in milliseconds since 1970. */
export interface Reading {
  rows: readonly Campaign[]
  began: number
}

export interface ReviewState {
  /** Whether the page is open. */
  isShown: boolean
  reading: 'reading' | 'complete' | 'failed'
  /** The last reading failed; it may be on its way again. */
  hasFailed: boolean
  /** Campaigns that cannot be read, and so cannot be decided here. */
  leftOut: number
  /** The waiting campaigns in the order of the server, also those that are decided. */
  queue: Campaign[]
  /** The id of the campaign that is shown; undefined when each one is decided. */
  at: string | undefined
  decisions: Record<string, Decision>
  /** Ids of the held approvals, the newest last. */
  held: string[]
  /** When the review was opened, in milliseconds since 1970. */
  began: number
}

export const initialState = (): ReviewState => ({
  isShown: false,
  reading: 'reading',
  hasFailed: false,
  leftOut: 0,
  queue: [],
  at: undefined,
  decisions: {},
  held: [],
  began: 0,
})

/** The next campaign without a decision after this one, from the start again if there is none. */
export function nextOpen({ queue, decisions }: ReviewState, from: string): string | undefined {
  const index = queue.findIndex(({ id }) => id === from)
  return [...queue.slice(index + 1), ...queue.slice(0, index + 1)].find(({ id }) => !decisions[id])?.id
}

export const knows = ({ queue }: ReviewState, id: string) => queue.some((campaign) => campaign.id === id)

/**
 * Adds new campaigns to the queue, and replaces those that can still be decided: their content may have changed, or the address
 * of their media may expire.
 */
export function add(state: ReviewState, { rows, began }: Reading) {
  const read = new Map(rows.map((row) => [row.id, row]))
  // A decision that was learned after the reading began is newer than the reading.
  state.decisions = without(state.decisions, (decision, id) => isTaken(decision) && decision.at < began && read.has(id))
  state.queue = state.queue.map((campaign) => {
    const now = read.get(campaign.id)
    read.delete(campaign.id)
    return now && isOpen(state.decisions[now.id]) ? now : campaign
  })
  state.queue.push(...read.values())
  state.at ??= state.queue.find(({ id }) => !state.decisions[id])?.id
}

export const without = (decisions: ReviewState['decisions'], isOut: (decision: Decision, id: string) => boolean) =>
  Object.fromEntries(Object.entries(decisions).filter(([id, decision]) => !isOut(decision, id)))

/** Which campaign, and what is known of who decided. */
export interface TakenCampaign extends Omit<Taken, 'kind'> {
  id: string
}

/** Somebody else has decided about the campaign, or it is gone. */
export function take(state: ReviewState, { id, ...taken }: TakenCampaign) {
  if (knows(state, id) && isOpen(state.decisions[id])) state.decisions[id] = { kind: 'taken', ...taken }
}
