import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collectGarbage } from '../testing/collectGarbage'
import { fillDataFolder } from '../testing/pgliteTemplate'
import { temporaryFolder } from '../testing/temporaryFolder'
import { pgliteFolder } from './pgliteFolder'
import { PgliteThread } from './pgliteThread'

test('the thread of the embedded database keeps no answer that it has given', async (context) => {
  const dataDir = temporaryFolder('ssdx-thread-')
  await fillDataFolder(dataDir)
  const thread = await PgliteThread.open(await pgliteFolder(dataDir))
  context.after(() => thread.close())
  const ask = async () => {
    const text = 'select generate_series(1, 10)'
    const answer = await thread.ask({ name: '', text, values: [], rowMode: 'object', textTypes: [] })
    assert.equal(answer?.rows.length, 10)
    return new WeakRef(answer)
  }
  const answers = [await ask(), await ask(), await ask()]
  await collectGarbage()
  assert.deepEqual(
    answers.map((answer) => answer.deref()?.rows.length),
    [undefined, undefined, undefined],
  )
})
