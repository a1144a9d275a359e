import { array, boolean, number, object, string, type InferType } from 'yup'
import { at } from '../shared/at'
import { isState } from './transactionStates'

/** The version of the stored format. Records of a newer version are left alone. */
export const recordVersion = 1

const hash = () => string().matches(/^0x[0-9a-fA-F]{64}$/)
const address = () => string().matches(/^0x[0-9a-fA-F]{40}$/)
const whole = () => number().strict().integer().min(0)

const descriptionSchema = object({
  name: string().required(),
  contract: string()
    .oneOf(['token', 'staking', 'vesting'] as const)
    .optional()
    .default(undefined),
  fields: array(
    object({
      label: string().required(),
      kind: string()
        .oneOf(['address', 'amount', 'seconds', 'text'] as const)
        .required(),
      value: string().defined(),
    }).required(),
  ).required(),
})

/** What the person has confirmed; it never changes. Amounts in wei and gas as decimal text, times in milliseconds since 1970. */
const intentSchema = object({
  v: number()
    .oneOf([recordVersion] as const)
    .required(),
  id: string().required(),
  /** Increments with each change: of two copies the one with the higher `rev` is newer. */
  rev: whole().required(),
  planId: string().required(),
  /** Unused, but earlier versions in other tabs take a record without it for damaged. */
  tabId: string().required(),
  // Earlier versions in other tabs take a record with a new kind for damaged and set it aside. So a new kind needs records of
  // version 2: this schema then reads 1 and 2, and so does `endedBeyondNewest`.
  kind: string()
    .oneOf(['approve', 'addVesting', 'releaseVesting'] as const)
    .required(),
  description: descriptionSchema.required(),
  chainId: whole().required(),
  /** Of `chainIdentity`; distinguishes chains with the same id, for example a local chain created anew. */
  chainIdentity: string().required(),
  from: address().required(),
  to: address().required(),
  data: string().required(),
  value: string().required(),
  gas: string().required(),
  done: string().defined(),
  drafts: array(string().required()).required(),
  createdAt: number().required(),
  /** The last notification shown for it, so that each is shown once over all tabs. */
  notified: string().oneOf(['success', 'undone', 'again', 'ended'] as const),
})
  // In records of earlier versions the key is `told`.
  .from('told', 'notified')

/** The state of the account just before the wallet was asked. The wallet may choose another nonce than the hint. */
const askedSchema = intentSchema.shape({
  askedAt: number().required(),
  nonceHint: whole().required(),
  latestNonceAtAsk: whole().required(),
  startBlock: whole().required(),
})

/**
 * `searches`: how often it was searched for in vain, as long as that matters. `warned`: a message has said that it is unknown,
 * once over all tabs. Not a value of `notified`, because earlier versions take a record with a new value for damaged.
 */
const unknownSchema = askedSchema.shape({
  since: number().required(),
  reason: string().required(),
  hash: hash(),
  nonce: whole(),
  resent: hash(),
  searches: whole(),
  warned: boolean(),
})

/**
 * `nonce` is known once a node has returned the transaction. `resent` is the hash that the wallet returned for a second
 * request with that nonce, until it is known what it is.
 */
const sentSchema = askedSchema.shape({
  hash: hash().required(),
  submittedAt: number().required(),
  nonce: whole(),
  resent: hash(),
})
/**
 * `unseenSince`: since when no node has it that had it before, or since it was sent again; if missing, since `submittedAt`. `nonceWaits`: a
 * node has a transaction with its nonce all the same.
 */
const submittedSchema = sentSchema.shape({ unseenSince: number(), nonceWaits: boolean() })
const suspectSchema = sentSchema.shape({ polls: whole().required() })

const blockSchema = object({ number: whole().required(), hash: string().required() })
/**
 * `success`: whether the call succeeded in the block. Earlier versions did not store it, and stored only successes in this state.
 */
const confirmingSchema = sentSchema.shape({
  block: blockSchema.required(),
  confirmations: whole().required(),
  depth: whole().required(),
  success: boolean().default(true),
})
const minedSchema = sentSchema.shape({ block: blockSchema.required(), endedAt: number().required() })
/** Without hash and block in records of earlier versions, when the transaction that used the nonce was not found. */
const supersededSchema = sentSchema.shape({
  replacedBy: hash(),
  block: blockSchema.optional().default(undefined),
  endedAt: number().required(),
})
const refusedSchema = intentSchema.shape({ reason: string().required(), endedAt: number().required() })
const closedSchema = askedSchema.shape({ hash: hash(), endedAt: number().required() })

const schemas = {
  checking: intentSchema,
  awaitingSignature: askedSchema,
  submitted: submittedSchema,
  pending: sentSchema,
  confirming: confirmingSchema,
  unknown: unknownSchema,
  replacedMaybe: suspectSchema,
  confirmed: minedSchema,
  reverted: minedSchema,
  rejected: refusedSchema,
  notSent: refusedSchema,
  cancelled: supersededSchema,
  replaced: supersededSchema,
  chainReset: closedSchema,
  dismissed: closedSchema,
} as const

export type State = keyof typeof schemas
type Shapes = { [S in State]: InferType<(typeof schemas)[S]> & { state: S } }

/** One on-chain transaction. Impossible states cannot be expressed: none is pending without a hash. */
export type Transaction = Shapes[State]
export type TransactionIn<S extends State> = Shapes[S]
export type Intent = InferType<typeof intentSchema>
export type Block = InferType<typeof blockSchema>

const isTransaction = (value: { state: State }): value is Transaction => schemas[value.state].isValidSync(value)

/** Parses a stored record; undefined when it is damaged. */
export function parseTransaction(value: unknown): Transaction | undefined {
  const state = at(value, 'state')
  if (!isState(state)) return undefined
  const known = { ...schemas[state].cast(value, { assert: false, stripUnknown: true }), state }
  return isTransaction(known) ? known : undefined
}
