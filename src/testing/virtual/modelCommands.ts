import { constant, integer, oneof, record, type Arbitrary } from 'fast-check'

/** What can happen to a person's transactions, and how often it does. */
const weights = {
  submit: 6,
  secondTabSubmit: 2,
  accept: 8,
  acceptSilently: 2,
  answerLate: 1,
  reject: 1,
  failUnclear: 1,
  failDefinite: 1,
  stopWaiting: 1,
  reload: 2,
  closePlan: 1,
  mine: 5,
  mineFailing: 1,
  reprice: 2,
  cancel: 2,
  replace: 2,
  drop: 2,
  reorganise: 2,
  restartChain: 0.25,
  nodesDown: 1,
  nodesUp: 3,
  switchAccount: 1,
  switchChain: 1,
  hide: 1,
  show: 2,
  fillStorage: 1,
  freeStorage: 3,
  dismiss: 1,
  pass: 4,
} as const

/** `pick` chooses among what there is at that moment. */
export interface Command {
  type: keyof typeof weights
  pick: number
  amount: number
}

const isName = (name: string): name is Command['type'] => name in weights
const names = Object.keys(weights).filter(isName)

export const command: Arbitrary<Command> = record({
  type: oneof(...names.map((name) => ({ weight: weights[name] * 4, arbitrary: constant(name) }))),
  pick: integer({ min: 0, max: 5 }),
  amount: integer({ min: 1, max: 4 }),
})
