/** The thread that holds the embedded database of the folder it is given: first says that it is open, then answers. */
import { PGlite } from '@electric-sql/pglite'
import { parentPort, workerData } from 'node:worker_threads'
import type { PgliteAnswer, PgliteRequest, Statement, StatementResult } from './pgliteMessages'

const port = parentPort
if (!port) throw new Error('This is a thread of the server, not a program.')
const client = new PGlite(String(workerData))

async function run({ text, values, rowMode, textTypes }: Statement): Promise<StatementResult> {
  const parsers = Object.fromEntries(textTypes.map((type) => [type, (value: string) => value]))
  return client.query(text, [...values], { rowMode, parsers })
}

function failureOf(error: unknown): PgliteAnswer {
  // An abort inside the database leaves it unusable: the thread ends, and another one opens the folder again.
  if (!(error instanceof Error) || error instanceof WebAssembly.RuntimeError) throw error
  // The statement and its values stay where they are known already.
  const fields = Object.entries(error).filter(([name, value]) => typeof value === 'string' && name !== 'query')
  return { failure: error.message, fields: Object.fromEntries(fields) }
}

async function answer(asked: Promise<StatementResult | undefined>) {
  const reply = await asked.then((result) => ({ ...(result && { result }) }), failureOf)
  port?.postMessage(reply)
}

port.on('message', (request: PgliteRequest) => {
  void (request === 'close' ? answer(client.close().then(() => undefined)) : answer(run(request)))
})
void answer(client.waitReady.then(() => undefined))
