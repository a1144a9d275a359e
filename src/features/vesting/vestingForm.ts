import { daySeconds } from '../../contract/days'
import { notAnAddress, publicAddress } from '../../contract/addressRules'
import { notAnAmount, stakingAmount } from '../../contract/formRules'
import { pasted } from '../../contract/pasted'
import { pastedText } from '../../contract/pastedText'
import { object, string, type InferType } from 'yup'
import type { ChainConfig } from '../../config/chains'
import { parseAddress } from '../../shared/addresses'
import { whyUnclear } from '../../shared/clearAmount'
import { sameHex } from '../../shared/sameHex'
import { parseFixed18 } from '../../contract/fixed18'
import { lostAt } from './lostAt'

/** The empty form; the drafts in sessionStorage have the same names. */
export const emptyForm = { address: '', amount: '', cliffDuration: '', vestingDuration: '' }

/**
 * What the form starts with: the drafts, or the beneficiary that a link names. Input that was typed for another beneficiary is
 * not used; it stays a draft until something is typed here. An amount that cannot be typed is dropped.
 */
export const startingForm = (kept: typeof emptyForm, address: string | undefined) => {
  const drafts = mayType(kept.amount, undefined) ? kept : { ...kept, amount: '' }
  if (address === undefined || sameHex(drafts.address, address)) return drafts
  return { ...(drafts.address === '' ? drafts : emptyForm), address }
}

const isAmount = (text: string) => /^\d+(\.\d*)?$/.test(text)

/** What is wrong with an amount as it is written, also before the form is sent; undefined if nothing is. */
export const wrongShape = (text: string) => (text === '' || isAmount(text) ? undefined : notAnAmount)

/** Reads "5." as 5, before the first decimal is typed and if none follows. */
const withoutPoint = (text: string) => text.replace(/\.$/, '')

/** The contract's limit. */
const maxDays = 36_500
const whole = /^\d{1,9}$/

const days = (name: string) =>
  pastedText(`${name} is required`)
    .required(`${name} is required`)
    .matches(whole, `${name} must be a whole number of days`)
    .test('max', `${name} cannot be more than ${maxDays} days`, (text) => Number(text) <= maxDays)

/** `balance` in wei caps the amount; undefined while it is unknown. */
export const vestingSchema = (balance: bigint | undefined, chain: Pick<ChainConfig, 'contracts'>) =>
  object({
    address: publicAddress()
      .test('account', notAnAddress, (text) => !text || parseAddress(text) !== undefined)
      .test('lost', (text, { createError }) => {
        const place = lostAt(chain, text)
        return place === undefined || createError({ message: `Tokens can't be vested to ${place}` })
      }),
    amount: string()
      .test('shape', (text = '', { createError }) => {
        const message = wrongShape(text)
        return message === undefined || createError({ message })
      })
      .concat(stakingAmount(balance))
      .transform(withoutPoint)
      .test('clear', (text, { createError }) => {
        // Nobody means more than the balance.
        const message = mayType(text.replace('.', ''), balance) ? whyUnclear(text) : undefined
        return message === undefined || createError({ message })
      }),
    // The rule about both fields belongs to the cliff, which its sentence is about; changing either field removes the error.
    cliffDuration: days('Cliff Duration').test(
      'order',
      'Cliff duration must be less than vesting duration',
      (text, { parent }: { parent: { vestingDuration?: string } }) =>
        !(Number(parent.vestingDuration) > 0) || Number(text) < Number(parent.vestingDuration),
    ),
    vestingDuration: days('Vesting Duration').test(
      'positive',
      'Vesting Duration must be greater than zero',
      (text) => Number(text) > 0,
    ),
  })

export type VestingValues = InferType<ReturnType<typeof vestingSchema>>

/** The input in the contract's units, wei and seconds; undefined while it is incomplete or invalid. */
export function termsOf({ address, amount, cliffDuration, vestingDuration }: VestingValues) {
  const account = parseAddress(address)?.address
  const wei = parseFixed18(withoutPoint(amount))
  if (account === undefined || wei === undefined) return undefined
  const [cliff, duration] = [cliffDuration, vestingDuration].map(secondsOf)
  if (cliff === undefined || duration === undefined) return undefined
  return { account, amount: wei, cliff, duration }
}

function secondsOf(typedDays: string): bigint | undefined {
  const text = pasted(typedDays)
  return whole.test(text) ? BigInt(text) * BigInt(daySeconds) : undefined
}

/**
 * Why the field ignores this input; undefined if it does not. An amount may be at most the balance, or at most `before`, which
 * the field has already and which may be more. What is no amount is not ignored but wrong: without its comma, "12,5" would be 125.
 */
export function whyRefused(text: string, balance: bigint | undefined, before = ''): string | undefined {
  if (!isAmount(text)) return undefined
  if (/\.\d{19}/.test(text)) return 'At most 18 decimals'
  const wei = parseFixed18(withoutPoint(text))
  const most = parseFixed18(withoutPoint(before)) ?? 0n
  // Who corrects what is no amount sees as an error that it is more than the balance.
  const isCorrected = wrongShape(before) !== undefined
  const isTaken = balance === undefined || isCorrected || (wei !== undefined && (wei <= balance || wei <= most))
  return isTaken ? undefined : 'More than the balance'
}

export const mayType = (text: string, balance: bigint | undefined) => whyRefused(text, balance) === undefined
