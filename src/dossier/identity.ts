import type { Subject } from '../contract/dossier'
import { isWhole } from '../lists/search/progress'
import type { Reading } from './reading'

interface Person {
  email: string
  public_address: string
}

/** What is known of somebody's names: what was asked for, and what the users found by it add. */
export interface Identity {
  address: string | undefined
  emails: readonly string[]
  /** Whether the users may add a name: they are being read, couldn't all be read, or are all known. */
  users: 'reading' | 'unread' | 'known'
}

export function identityOf(
  { kind, text }: Subject,
  { currentData, isFetching, progress }: Reading<unknown>,
  people: readonly Person[] = [],
): Identity {
  const isKnown = currentData !== undefined && (!progress || isWhole(progress))
  const users = isKnown ? 'known' : isFetching || progress?.state === 'reading' ? 'reading' : 'unread'
  const emails = [...new Set(people.map(({ email }) => email).filter(Boolean))]
  return kind === 'address'
    ? { address: text, emails, users }
    : { address: people.find(({ public_address }) => public_address)?.public_address, emails: [text], users }
}

/** Why a name that the users would add is missing; `none` says that they have none. */
export function missingText(name: string, users: Identity['users'], none: string): string {
  if (users === 'reading') return `Looking up the ${name}…`
  return users === 'known' ? none : `The ${name} couldn't be found: not all users were read.`
}

/** Whether one of the names is this address or e-mail, whatever its case. */
export const isNamed = (text: string, ...names: readonly string[]) =>
  names.some((name) => name.trim().toLowerCase() === text.toLowerCase())
