import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { idempotencyKeys } from '../db/schema'
import { HttpError } from '../httpError'
import { isoOf } from '../isoOf'

/** What an `Idempotency-Key` may be. */
export const keyText = /^[\x21-\x7e]{16,200}$/
const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

const keyHashOf = ({ key, adminId }: Pick<KeyedWrite, 'key' | 'adminId'>) => sha256([adminId, key])
const sha256 = (parts: unknown) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** A write under an `Idempotency-Key`: its account, and everything that identifies it. */
export interface KeyedWrite {
  readonly key: string
  readonly adminId: number
  readonly sent: unknown
}

/** The key of a write, when its header names one. Throws HttpError 422 for text that is none. */
export function idempotencyKeyIn(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header === 'string' && keyText.test(header)) return header
  throw new HttpError(422, 'Idempotency-Key is 16 to 200 characters without blanks, such as a UUID')
}

/**
 * Claims a key in the transaction of its write. A parallel request with the same key waits for that transaction. Returns the
 * earlier answer as JSON when the same write was made before. Throws HttpError 422 when the key
 * was used for another write.
 */
export async function claimKey(tx: Database, write: KeyedWrite, now: number) {
  const keyHash = keyHashOf(write)
  const requestHash = sha256(write.sent)
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ keyHash, requestHash, createdAt: isoOf(now) })
    .onConflictDoNothing()
    .returning({ keyHash: idempotencyKeys.keyHash })
  if (claimed.length > 0) return undefined
  const [earlier] = await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.keyHash, keyHash))
  if (earlier?.requestHash !== requestHash || earlier.answer === null)
    throw new HttpError(422, 'This Idempotency-Key was used for another request')
  return open(earlier.answer, write.key)
}

/** Stores the answer for a repeated request. It may hold a secret (an invitation), so it is encrypted with the key. */
export async function keepAnswer(tx: Database, write: KeyedWrite, answer: string) {
  await tx
    .update(idempotencyKeys)
    .set({ answer: seal(answer, write.key) })
    .where(eq(idempotencyKeys.keyHash, keyHashOf(write)))
}

/** Whether the account has made a write under the key that this header names. Throws HttpError 422 for text that is none. */
export async function isRepeated(db: Database, adminId: number, header: string | string[] | undefined) {
  const key = idempotencyKeyIn(header)
  return (
    key !== undefined &&
    (await db.$count(idempotencyKeys, eq(idempotencyKeys.keyHash, keyHashOf({ key, adminId })))) > 0
  )
}

const secretOf = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'answer', 32))

function seal(answer: string, key: string): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, secretOf(key), nonce)
  const body = Buffer.concat([sealing.update(answer), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64')
}

function open(sealed: string, key: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const opening = createDecipheriv(cipher, secretOf(key), bytes.subarray(0, nonceBytes))
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString()
}
