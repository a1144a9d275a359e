import assert from 'node:assert/strict'
import { test } from 'node:test'
import { driftedAbiFiles } from './abiFiles'

void test('the ABIs the console uses are those of the contracts', async () => {
  assert.deepEqual(await driftedAbiFiles(), [], 'run npm run abi and commit what it writes')
})
