import { RpcError } from './rpc'

/** Catches the refusal of a call that not every node answers. */
export function unlessRefused(error: unknown): undefined {
  if (!(error instanceof RpcError)) throw error
}
