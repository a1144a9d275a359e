import { number, object, string } from 'yup'
import { WalletError } from './walletErrors'

/** Calls a chain's node; throws its error unchanged: code, message and revert data. */
export type Rpc = (url: string, method: string, params: readonly unknown[]) => Promise<unknown>

const refusalSchema = object({
  error: object({ code: number().required(), message: string().required() }).required(),
})
const isRefusal = (answer: unknown) => typeof answer === 'object' && answer !== null && 'error' in answer

export const fetchRpc: Rpc = async (url, method, params) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const answer: unknown = await response.json()
  if (isRefusal(answer)) {
    const { error } = refusalSchema.validateSync(answer)
    throw new WalletError(error.code, error.message, 'data' in error ? error.data : undefined)
  }
  return typeof answer === 'object' && answer !== null && 'result' in answer ? answer.result : undefined
}
