import { isMissingCode, userFacingText } from '../shared/userFacing'
import { RpcError } from './rpc'

export const nodeRefuses = "The network's node returned an error."

/** What people may read of an error of a read; undefined for a mistake of code. A node's own words may name its insides. */
export function chainErrorText(error: unknown): string | undefined {
  if (error instanceof RpcError) return nodeRefuses
  // webpack throws this when the code of the reads could not be fetched.
  if (isMissingCode(error)) return "The server didn't respond."
  return userFacingText(error)
}
