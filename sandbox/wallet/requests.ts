import { array, object, string, type AnySchema, type InferType } from 'yup'
import { invalid } from './walletErrors'

const hex = () =>
  string()
    .strict()
    .matches(/^0x[0-9a-fA-F]*$/, '${path} is not hex')

const transactionSchema = object({ from: hex().required(), to: hex(), value: hex(), data: hex(), chainId: hex() })

export type TransactionRequest = InferType<typeof transactionSchema>

/**
 * The first parameter of eth_sendTransaction: the fields that are shown, and the whole object, which is passed to the
 * node.
 */
export function readTransaction(params: readonly unknown[]): { shown: TransactionRequest; whole: object } {
  const [given] = params
  if (typeof given !== 'object' || given === null) throw invalid('A transaction is expected.')
  // `input` is the newer name of `data`.
  const data = 'input' in given && !('data' in given) ? given.input : undefined
  return { shown: check(transactionSchema, data === undefined ? given : { ...given, data }), whole: given }
}

/** The chain id of wallet_switchEthereumChain and wallet_addEthereumChain, as given (0x hex). */
export function readChainId(params: readonly unknown[]): string {
  return check(object({ chainId: hex().required() }).required(), params[0]).chainId
}

/** personal_sign takes the message first, the account second. */
export function readMessage(params: readonly unknown[]): { message: string; account: string } {
  const [message, account] = check(array(string().defined()).min(2).required(), params)
  return { message: message ?? '', account: account ?? '' }
}

const typedDataSchema = object({
  primaryType: string().required(),
  domain: object({ name: string(), chainId: string() }).required(),
}).required()

/** eth_signTypedData_v4 takes the account first and the data, mostly as JSON text, second. */
export function readTypedData(params: readonly unknown[]) {
  const [account, given] = params
  const data: unknown = typeof given === 'string' ? parseJson(given) : given
  return { account: check(string().required(), account), ...check(typedDataSchema, data) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('The typed data is not JSON.')
  }
}

function check<S extends AnySchema>(schema: S, value: unknown): InferType<S> {
  try {
    return schema.validateSync(value)
  } catch (error) {
    throw invalid(error instanceof Error ? error.message : 'Bad parameters.')
  }
}
