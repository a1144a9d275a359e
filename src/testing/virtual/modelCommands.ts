import { array, constant, constantFrom, integer, oneof, record, type Arbitrary } from 'fast-check'
import { keysOf } from '../../contract/keysOf'

/** The events in the life of transactions, with their relative frequency. */
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
  foreignHash: 2,
  acceptInside: 1,
  failInside: 0.5,
  nodeLags: 1.5,
  nodeCatchesUp: 2,
  rollBack: 0.5,
  comeBack: 1,
  loseReceipts: 1.5,
  findReceipts: 2,
  resend: 2,
  answerResend: 3,
  damage: 0.5,
  pass: 4,
  wait: 0.25,
} as const

/** `pick` selects among what exists at that moment. */
export interface Command {
  type: keyof typeof weights
  pick: number
  amount: number
}

const names = keysOf(weights)

const pick = integer({ min: 0, max: 5 })
const amount = integer({ min: 1, max: 4 })

const command: Arbitrary<Command> = record({
  type: oneof(...names.map((name) => ({ weight: weights[name] * 4, arbitrary: constant(name) }))),
  pick,
  amount,
})

/** Rare sequences: each starts with one transaction and leads it to where something goes wrong. */
const stories: readonly (readonly Command['type'][])[] = [
  ['submit', 'foreignHash', 'pass', 'mine', 'pass'],
  ['submit', 'acceptSilently', 'foreignHash', 'pass', 'mine', 'pass'],
  ['submit', 'acceptInside', 'pass', 'mine', 'pass'],
  ['submit', 'failInside', 'pass', 'mine', 'pass'],
  ['submit', 'accept', 'pass', 'mine', 'nodeLags', 'pass', 'nodeCatchesUp', 'pass'],
  ['submit', 'accept', 'mine', 'pass', 'nodeLags', 'pass', 'pass', 'nodeCatchesUp', 'pass'],
  ['submit', 'accept', 'mine', 'pass', 'rollBack', 'pass', 'comeBack', 'pass'],
  ['submit', 'accept', 'mine', 'pass', 'rollBack', 'wait', 'pass', 'comeBack', 'pass'],
  ['submit', 'accept', 'mine', 'pass', 'loseReceipts', 'pass', 'findReceipts', 'pass'],
  ['submit', 'accept', 'mine', 'pass', 'reorganise', 'pass', 'mine', 'pass'],
  ['submit', 'accept', 'pass', 'drop', 'wait', 'resend', 'answerResend', 'pass', 'mine', 'pass'],
  ['submit', 'accept', 'pass', 'drop', 'wait', 'dismiss', 'submit', 'accept', 'mine', 'pass'],
  ['submit', 'fillStorage', 'accept', 'mine', 'pass', 'freeStorage', 'pass'],
  ['damage', 'reload'],
]

const story: Arbitrary<Command[]> = record({
  types: constantFrom(...stories),
  picks: array(pick, { minLength: 10, maxLength: 10 }),
  amounts: array(amount, { minLength: 10, maxLength: 10 }),
}).map(({ types, picks, amounts }) =>
  types.map((type, index) => ({ type, pick: picks[index] ?? 0, amount: amounts[index] ?? 1 })),
)

/** Random commands, with a sequence among them now and then, in at most so many parts. */
export const commands = (maxLength: number): Arbitrary<Command[]> =>
  array(oneof({ weight: 5, arbitrary: command.map((one) => [one]) }, { weight: 1, arbitrary: story }), {
    minLength: 2,
    maxLength,
  }).map((parts) => parts.flat())
