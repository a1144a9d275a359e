/** The thread that holds the embedded database of the folder it is given: first says that it is open, then answers. */
import { parse, PGlite, protocol } from '@electric-sql/pglite'
import { parentPort, workerData } from 'node:worker_threads'
import { extensions } from './pgliteExtensions'
import type { PgliteAnswer, PgliteRequest, Statement, StatementResult } from './pgliteMessages'

const port = parentPort
if (!port) throw new Error('This is a thread of the server, not a program.')
/** How much of its log the database keeps after a checkpoint, to write over it; at least two files of 16 MB. */
const logLimits = ['-c', 'max_wal_size=128MB', '-c', 'min_wal_size=32MB']
const startParams = [...PGlite.defaultStartParams, ...logLimits]
const client = new PGlite(String(workerData), { extensions, startParams })
/** The names of the statements that the database has prepared. */
const prepared = new Set<string>()

/** The steps of a statement as one message: PGlite's own `query` sends six, one after another, which takes twice as long. */
async function run({ name, text, values, rowMode, textTypes }: Statement): Promise<StatementResult | undefined> {
  const { parse: read, close, bind, describe, execute, sync } = protocol.serialize
  // A failed execution may have left the statement prepared: closing one that does not exist is no error.
  const reading = prepared.has(name) ? [] : [...(name ? [close({ type: 'S', name })] : []), read({ name, text })]
  const bound = bind({ statement: name, values: values.map(onWire) })
  const steps = [...reading, bound, describe({ type: 'P' }), execute(), sync()]
  const { messages } = await client.execProtocol(Buffer.concat(steps))
  if (name) prepared.add(name)
  const parsers = Object.fromEntries(textTypes.map((type) => [type, (value: string) => value]))
  return parse.parseResults(messages, client.parsers, { rowMode, parsers })[0]
}

/** A value as text, which the database reads as the type that it wants there. */
function onWire(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  throw new TypeError('A value of a statement is neither a text nor a number nor a truth value')
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
