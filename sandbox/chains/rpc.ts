import { array, mixed, number, object, string } from 'yup'

export interface RpcCall {
  readonly method: string
  readonly params?: readonly unknown[]
}

const answersSchema = array(
  object({
    id: number().required(),
    result: mixed().nullable(),
    error: object({ message: string().required() }).optional().default(undefined),
  }).required(),
).required()

/** Sends several calls in one request; results in their order. Rejects with the name of the first refused call. */
export async function rpcBatch(url: string, calls: readonly RpcCall[]): Promise<unknown[]> {
  if (calls.length === 0) return []
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calls.map(({ method, params = [] }, id) => ({ jsonrpc: '2.0', id, method, params }))),
  })
  const answers = answersSchema.validateSync(await response.json())
  const byId = new Map(answers.map((answer) => [answer.id, answer]))
  return calls.map(({ method }, id) => {
    const answer = byId.get(id)
    const problem = answer ? answer.error?.message : 'no answer'
    if (problem !== undefined) throw new Error(`${url} ${method}: ${problem}`)
    return answer?.result
  })
}

export async function rpc(url: string, method: string, ...params: readonly unknown[]): Promise<unknown> {
  const [result] = await rpcBatch(url, [{ method, params }])
  return result
}

/** A call whose result is text (a quantity, a hash, code). */
export async function rpcText(url: string, method: string, ...params: readonly unknown[]): Promise<string> {
  return string()
    .strict()
    .required()
    .validate(await rpc(url, method, ...params))
}

/** Whether a node answers at all. */
export async function nodeAnswers(url: string): Promise<boolean> {
  try {
    await rpc(url, 'eth_chainId')
    return true
  } catch {
    return false
  }
}
