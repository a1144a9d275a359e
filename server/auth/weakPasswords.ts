import { dictionary } from '@zxcvbn-ts/language-common'
import { HttpError } from '../httpError'

const shortest = 8

/** Some 50,000 common passwords, most of them from breaches; shorter ones are refused by their length. */
const common = new Set(dictionary['passwords-common'].filter((word) => word.length >= shortest))

/** Refuses (422) a common password, or the account's own name or e-mail. */
export function refuseWeakPassword(password: string, { email, name }: { email: string; name: string }) {
  const guess = password.toLowerCase()
  const own = [email, email.split('@')[0], name].map((text) => text?.toLowerCase())
  if (common.has(guess) || own.includes(guess) || /^(.)\1+$/u.test(guess))
    throw new HttpError(422, 'This password is too easy to guess. Choose another')
}
