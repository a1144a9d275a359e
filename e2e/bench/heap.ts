import type { CDPSession } from '@playwright/test'
import { array, mixed, object, string } from 'yup'

const snapshotSchema = object({
  snapshot: object({
    meta: object({
      node_fields: array(string().required()).required(),
      node_types: mixed((value): value is unknown[] => Array.isArray(value)).required(),
    }),
  }),
  nodes: mixed((value): value is number[] => Array.isArray(value) && value.every(Number.isSafeInteger)).required(),
})
const typesSchema = array(string().required()).required()

/** Not data of the page: code that V8 has compiled, and the browser's memory outside of the heap. */
const notData = ['code', 'native']

/** Megabytes of the JavaScript heap in use after everything unused was collected. */
export async function heapInUse(devTools: CDPSession): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

/** How many nodes of documents the page holds, in view or not, after everything unused was collected. */
export async function nodesHeld(devTools: CDPSession): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage')
  const { nodes } = await devTools.send('Memory.getDOMCounters')
  return nodes
}

/** Megabytes of the heap that the data of the page take, without code that V8 has compiled. */
export async function dataInHeap(devTools: CDPSession): Promise<number> {
  const { snapshot, nodes } = snapshotSchema.validateSync(JSON.parse(await takeSnapshot(devTools)), { strict: true })
  const { node_fields: fields, node_types: kinds } = snapshot.meta
  const types = typesSchema.validateSync(kinds[fields.indexOf('type')])
  const sizes = fields.indexOf('self_size')
  let bytes = 0
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = types[nodes[node + fields.indexOf('type')] ?? -1] ?? ''
    if (!notData.includes(type)) bytes += nodes[node + sizes] ?? Number.NaN
  }
  return bytes / 1e6
}

async function takeSnapshot(devTools: CDPSession): Promise<string> {
  const parts: string[] = []
  const add = ({ chunk }: { chunk: string }) => void parts.push(chunk)
  devTools.on('HeapProfiler.addHeapSnapshotChunk', add)
  await devTools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  devTools.off('HeapProfiler.addHeapSnapshotChunk', add)
  return parts.join('')
}
