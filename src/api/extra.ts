import type { Nodes } from '../chain/nodes'

/** The part of the session that requests need. */
export interface Credentials {
  /** The bearer token of who is signed in here; kept outside the session's state. */
  token(): string | undefined
  /** To be called when the server no longer accepts this token (401). */
  refused(token: string): void
}

/** The extra argument of the store's thunks, from which endpoints take their ports. */
export interface ApiExtra {
  credentials: Credentials
  /** The RPC clients of the chains; their code is fetched at the first use. */
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
