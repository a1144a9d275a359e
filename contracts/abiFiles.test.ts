import assert from 'node:assert/strict'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { test } from 'node:test'
import { driftedAbiFiles } from './abiFiles'
import { compiledFile } from './compile'

void test('the ABIs the console uses are those of the contracts', async () => {
  assert.deepEqual(await driftedAbiFiles(), [], 'run npm run abi and commit what it writes')
})

void test('a committed file whose code was damaged beside the key of these sources is found', async ({ mock }) => {
  const read = fs.readFileSync.bind(fs)
  mock.method(fs, 'readFileSync', (path: string | URL, encoding: 'utf8') => {
    const text = read(path, encoding)
    return String(path).endsWith(compiledFile) ? text.replace('"0x6', '"0x7') : text
  })
  syncBuiltinESMExports()
  try {
    assert.deepEqual(await driftedAbiFiles(), [compiledFile])
  } finally {
    mock.restoreAll()
    syncBuiltinESMExports()
  }
})
