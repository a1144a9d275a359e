import { createHash, randomBytes } from 'node:crypto'

/** A secret for a session or an invitation: 32 random bytes as base64url, given out once. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What the database keeps of a token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
