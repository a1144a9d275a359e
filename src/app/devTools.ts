import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit'

/** Keys whose values never leave the page: what somebody typed as a secret, the bearer token, a one-time link, a file. */
const secretKeys = new Set(['password', 'password_confirmation', 'token', 'invitation', 'media'])

/** A copy of an action or a state with every secret replaced; what holds none is given back as it is. */
export function withoutSecrets<Value>(value: Value): Value
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutSecrets(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      secretKeys.has(key) && inner ? '(hidden)' : withoutSecrets(inner),
    ]),
  )
}

/** Redux DevTools in development, without secrets; the shipped bundle has none. */
export const devTools: DevToolsEnhancerOptions | false =
  process.env.NODE_ENV === 'production'
    ? false
    : { name: 'SSDX Back Office', actionSanitizer: withoutSecrets, stateSanitizer: withoutSecrets }
