import { createHash, randomBytes } from 'node:crypto'

/** A secret for a session or an invitation: 32 random bytes as base64url, given out once. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The token of an `Authorization` header; the word before it is read in any case (RFC 9110). */
export const bearerIn = (authorization: string | undefined) =>
  /^Bearer +([\x21-\x7e]+)$/i.exec(authorization ?? '')?.[1]

/** The hash under which the database stores a token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
