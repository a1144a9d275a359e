import { attempt } from '../shared/attempt'
import type { ChainConfig } from '../config/chains'
import { sameHex } from '../shared/sameHex'
import { interfaces, type Contract, type FunctionName } from './interfaces'

/** One contract call as a wallet signs it: `value` in wei as decimal text. */
export interface Call {
  to: string
  data: string
  value: string
}

/** What a call does in words, decoded from its very calldata. Plain data, fit for the store. */
export interface CallDescription {
  /** The function, for example "addVestingSchedule", or its selector when it is not in our ABIs. */
  name: string
  /** Which contract of the configuration it is sent to; undefined for any other address. */
  contract?: 'token' | 'staking' | 'vesting' | undefined
  /** Amounts in wei, durations in seconds, both as decimal text. */
  fields: readonly { label: string; kind: 'address' | 'amount' | 'seconds' | 'text'; value: string }[]
}

export interface VestingTerms {
  account: string
  /** wei */
  amount: bigint
  /** seconds */
  cliff: bigint
  /** seconds, counted from the end of the cliff */
  duration: bigint
}

const callOf = <Of extends Contract>(
  to: string,
  contract: Of,
  name: FunctionName<Of>,
  args: readonly unknown[],
): Call => ({ to, data: interfaces[contract].encodeFunctionData(name, args), value: '0' })

/** Lets `spender` take `amount` wei of the signer's tokens. */
export const approve = (token: string, spender: string, amount: bigint) =>
  callOf(token, 'token', 'approve', [spender, amount])

/** Adds a schedule that the signer pays; the vesting contract must have been approved before. */
export const addVestingSchedule = (vesting: string, { account, amount, cliff, duration }: VestingTerms) =>
  callOf(vesting, 'vesting', 'addVestingSchedule', [account, amount, cliff, duration])

/** Pays the account everything that has vested. */
export const releaseVestedTokens = (vesting: string, account: string) =>
  callOf(vesting, 'vesting', 'releaseVestedTokens', [account])

type Field = Pick<CallDescription['fields'][number], 'label' | 'kind'>

const beneficiary: Field = { label: 'Beneficiary', kind: 'address' }
const amount: Field = { label: 'Amount', kind: 'amount' }

/** How people read the arguments of the functions that the console asks to be signed, in their order. */
const fieldsOf: Readonly<Record<string, readonly Field[]>> = {
  approve: [{ label: 'Spender', kind: 'address' }, amount],
  addVestingSchedule: [beneficiary, amount, { label: 'Cliff', kind: 'seconds' }, { label: 'Vesting', kind: 'seconds' }],
  releaseVestedTokens: [beneficiary],
} satisfies Partial<Record<FunctionName<Contract>, readonly Field[]>>

/** Describes a call by decoding its calldata; what our ABIs cannot decode is shown as raw data. */
export function describeCall({ contracts }: ChainConfig, { to, data }: Pick<Call, 'to' | 'data'>): CallDescription {
  const names = ['token', 'staking', 'vesting'] as const
  const contract = names.find((name) => sameHex(contracts[name], to))
  const parsed = contract && attempt(() => interfaces[contract].parseTransaction({ data }))
  if (!parsed) {
    const fields = [{ label: 'Data', kind: 'text', value: data } as const]
    return { name: data.slice(0, 10) || 'transfer', contract, fields: data.length > 2 ? fields : [] }
  }
  const values: unknown[] = parsed.args.toArray()
  const known = fieldsOf[parsed.name] ?? []
  return {
    name: parsed.name,
    contract,
    fields: values.map((value, index) => ({
      ...(known[index] ?? { label: parsed.fragment.inputs[index]?.name ?? '', kind: 'text' }),
      value: String(value),
    })),
  }
}
