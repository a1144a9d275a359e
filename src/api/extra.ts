import type { Nodes } from '../chain/nodes'

/** What the transport needs of the session. */
export interface Credentials {
  /** The bearer token of who is signed in here; kept outside the session's state. */
  token(): string | undefined
  /** Tells that the server no longer accepts this token (401). */
  refused(token: string): void
}

/** The store's extra argument: what the API reaches the world through. */
export interface ApiExtra {
  credentials: Credentials
  /** The way to the chains; its code arrives with the first question. */
  nodes: () => Promise<Nodes>
}

/** Reads `api.extra` of a query; throws when the store was made without it. */
export function extraOf(extra: unknown): ApiExtra {
  if (!isApiExtra(extra)) throw new Error('The store was made without the extra argument of the API.')
  return extra
}

const isApiExtra = (extra: unknown): extra is ApiExtra =>
  typeof extra === 'object' &&
  extra !== null &&
  'credentials' in extra &&
  'nodes' in extra &&
  typeof extra.nodes === 'function'
