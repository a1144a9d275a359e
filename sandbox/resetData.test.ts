import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { sandboxPaths } from './paths'
import { recordProcesses } from './process/leftovers'
import { identify, isRunning } from './process/processInfo'
import { resetData } from './resetData'
import { temporaryFolder } from '../server/testing/temporaryFolder'

/** A data folder with these files. */
function folderWith(...files: readonly string[]) {
  const place = temporaryFolder('sandbox-reset-')
  const folder = join(place, 'data')
  mkdirSync(folder)
  for (const file of files) writeFileSync(join(folder, file), '')
  return folder
}

void test('a reset removes the folder of a stack, also of one that was killed while it wrote its state', async () => {
  const folder = folderWith('state.json.draft', 'state.json', 'processes.json', 'processes.json.draft')
  assert.match(await resetData(folder), /^Removed /)
  assert.ok(!existsSync(folder))
})

void test('a reset ends what a stack that was killed left running', async (context) => {
  const folder = folderWith()
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  context.after(() => child.kill('SIGKILL'))
  await once(child, 'spawn')
  const left = identify(child.pid ?? 0)
  assert.ok(left)
  recordProcesses(sandboxPaths(folder).processes, [left])
  await resetData(folder)
  assert.ok(!isRunning(left))
})

void test('a folder with anything else in it is left as it is, and that is named', async () => {
  const folder = folderWith('state.json', 'thesis.txt')
  await assert.rejects(resetData(folder), /holds thesis\.txt, which no local stack made/)
  assert.ok(existsSync(join(folder, 'thesis.txt')))
})
