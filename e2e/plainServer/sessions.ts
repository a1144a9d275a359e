import { randomUUID } from 'node:crypto'
import type { Role } from '../../src/contract/roles'
import type { Admin } from './entities'
import { Refusal } from './answers'

/** The password of every account. */
export const password = 'one password for all'

/** The answer to a sign-in: the signed-in user record of the specification, section 3. */
export interface SignedIn {
  readonly token: string
  readonly admin: { readonly role: Role; readonly name: string }
}

/** Bearer sessions; they last until they are ended. */
export class Sessions {
  private readonly open = new Map<string, Admin>()

  begin(admin: Admin): SignedIn {
    const token = randomUUID()
    this.open.set(token, admin)
    const { role, name } = admin
    return { token, admin: { role, name } }
  }

  /** The account of an Authorization header. Throws a Refusal when there is none. */
  holderOf(authorization: string | undefined): Admin {
    const holder = this.open.get(tokenIn(authorization))
    if (!holder) throw new Refusal(401, 'Unauthenticated.')
    return holder
  }

  end(authorization: string | undefined): void {
    this.open.delete(tokenIn(authorization))
  }

  endAll(): void {
    this.open.clear()
  }
}

const tokenIn = (authorization = '') => authorization.replace(/^Bearer /, '')
