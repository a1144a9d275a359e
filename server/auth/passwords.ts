import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { takeHashTurn } from './hashQueue'

/** 128 MiB and some tenths of a second per hash, to make guessing from a stolen database expensive. */
const cost = { N: 131072, r: 8, p: 1 }
const maxmem = 256 * 1024 * 1024
const bytes = 32

/** The stored form: `scrypt$N$r$p$salt$hash`, salt and hash in base64. `N` may be lower in tests only. */
export async function hashPassword(password: string, N = cost.N): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, { ...cost, N })
  return storedForm(N, salt, hash)
}

const storedForm = (N: number, salt: Buffer, hash: Buffer) =>
  ['scrypt', N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$')

/** The stored form of no password: comparing with it takes as long as with another, and none fits. */
export const nobodysHash = storedForm(cost.N, Buffer.alloc(16), Buffer.alloc(bytes))

/** Whether the password fits. For an unknown account (null) the same work is done, so that the time does not reveal it. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = (stored ?? nobodysHash).split('$')
  const expected = Buffer.from(hash, 'base64')
  const actual = await derive(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) })
  return timingSafeEqual(actual, expected) && stored !== null
}

function derive(password: string, salt: Buffer, parameters: typeof cost): Promise<Buffer> {
  return takeHashTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password, salt, bytes, { ...parameters, maxmem }, (error, key) => {
          if (error) reject(error)
          else resolve(key)
        })
      }),
  )
}
