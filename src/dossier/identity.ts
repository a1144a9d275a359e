import type { Subject } from '../contract/dossier'

interface Person {
  email: string
  public_address: string
}

/** What is known of somebody's names: what was asked for, and what the users found by it add. */
export interface Identity {
  address: string | undefined
  emails: readonly string[]
}

export function identityOf({ kind, text }: Subject, users: readonly Person[] = []): Identity {
  const emails = users.map(({ email }) => email).filter(Boolean)
  return kind === 'address'
    ? { address: text, emails }
    : { address: users.find(({ public_address }) => public_address)?.public_address, emails: [text] }
}

/** Whether one of the names is this address or e-mail, whatever its case. */
export const isNamed = (text: string, ...names: readonly string[]) =>
  names.some((name) => name.trim().toLowerCase() === text.toLowerCase())
