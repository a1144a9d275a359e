import assert from 'node:assert/strict'
import { appendFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { builtConsole } from '../testing/builtConsole'
import { verifyManifest } from './manifest'
import { pageFor } from './page'
import { parseConfig } from '../config'

const spoil = (change: (folder: string) => void, expected: RegExp) => {
  const folder = builtConsole()
  verifyManifest(folder)
  change(folder)
  assert.throws(() => verifyManifest(folder), expected)
}

test('a console with one changed byte is refused by name', () => {
  spoil(
    (folder) => appendFileSync(join(folder, 'favicon.svg'), ' '),
    /favicon\.svg was changed after the build.*npm run build/,
  )
})

test('a console with a file too few or too many is refused by name', () => {
  spoil((folder) => rmSync(join(folder, 'assets/main.0123456789.js')), /assets\/main\.0123456789\.js is missing/)
  spoil((folder) => writeFileSync(join(folder, 'assets/evil.js'), ''), /assets\/evil\.js is not part of the build/)
  // Such a link would be followed.
  spoil((folder) => symlinkSync(folder, join(folder, 'assets/link')), /assets\/link is not part of the build/)
})

test('a console without a readable list is refused', () => {
  spoil((folder) => rmSync(join(folder, 'manifest.sha256')), /manifest\.sha256 is missing/)
  spoil((folder) => appendFileSync(join(folder, 'manifest.sha256'), 'nonsense\n'), /manifest\.sha256 is damaged/)
})

test('a page without a configuration block is refused', () => {
  assert.throws(() => pageFor('<html></html>', parseConfig({}).console), /no app-config block/)
})
