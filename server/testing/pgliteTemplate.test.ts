import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fillDataFolder } from './pgliteTemplate'
import { temporaryFolder } from './temporaryFolder'

const place = temporaryFolder('template-')
const { PATH } = process.env
after(() => {
  process.env.PATH = PATH
})

test('a data folder gets a whole database, and without a program `tar` none, for the server to make it', async () => {
  const [filled, left] = [join(place, 'filled'), join(place, 'left')]
  await fillDataFolder(filled)
  assert.deepEqual(readdirSync(filled), ['pglite'])
  assert.ok(readdirSync(join(filled, 'pglite')).includes('PG_VERSION'))
  process.env.PATH = place
  await fillDataFolder(left)
  assert.deepEqual(readdirSync(left), [])
})
