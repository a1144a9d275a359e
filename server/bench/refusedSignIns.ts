import { endpoints } from '../../src/contract/endpoints'
import type { BenchServer } from './benchServer'

const rounds = 20

export interface RefusedSignIn {
  readonly name: string
  /** Milliseconds of every try. */
  readonly times: readonly number[]
}

/**
 * How long refused sign-ins take, by reason, one at a time. Interleaved, so that other load affects all reasons equally. Throws
 * when one is not refused, or throttled.
 */
export async function refusedSignIns({ address, accounts, disabled }: BenchServer): Promise<RefusedSignIn[]> {
  const wrong = 'not the passphrase of staff'
  const reasons = [
    {
      name: 'wrong password',
      login: (nth: number) => ({ email: accounts[nth % accounts.length]?.email, password: wrong }),
    },
    { name: 'unknown account', login: (nth: number) => ({ email: `nobody${nth}@example.com`, password: wrong }) },
    {
      name: 'disabled account, wrong password',
      login: (nth: number) => ({ email: disabled[nth % disabled.length]?.email, password: wrong }),
    },
    { name: 'disabled account, right password', login: (nth: number) => disabled[nth % disabled.length] },
  ].map((reason) => ({ ...reason, times: new Array<number>() }))

  for (let round = -1; round < rounds; round++)
    for (const { login, times } of reasons) {
      const begun = performance.now()
      // Each from an address of its own, which the server believes of this machine.
      const reply = await fetch(address + endpoints.login.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() },
        body: JSON.stringify(login(round + 1)),
      })
      await reply.arrayBuffer()
      if (reply.status !== 401) throw new Error(`A sign-in that is to be refused was answered with ${reply.status}`)
      // The first round is the compiler's.
      if (round >= 0) times.push(performance.now() - begun)
    }
  return reasons
}

let serial = 0
function nextAddress(): string {
  serial += 1
  return `10.0.${serial >> 8}.${serial & 255}`
}
