import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { endLeftovers, recordProcesses } from './leftovers'
import { identify, isRunning } from './processInfo'
import { createSupervisor } from './supervisor'
import { temporaryFolder } from '../../server/testing/temporaryFolder'

const folder = temporaryFolder('sandbox-supervisor-')

const program = (name: string, code: string) => ({
  name,
  command: process.execPath,
  args: ['-e', code],
  logFile: join(folder, `${name}.log`),
})
const waitForever = 'setInterval(() => {}, 1000)'
const ready = () => Promise.resolve(true)

void test('stopping ends every program and forgets its record', async (context) => {
  const record = join(folder, 'stopped.json')
  const supervisor = createSupervisor(record)
  context.after(() => supervisor.stopAll())
  const children = await Promise.all(['a', 'b'].map((name) => supervisor.start(program(name, waitForever), ready)))
  assert.ok(existsSync(record))
  await supervisor.stopAll()
  assert.ok(children.every(({ identity }) => !isRunning(identity)))
  assert.ok(!existsSync(record))
})

void test('a program that ends by itself is told with its last lines', async () => {
  const supervisor = createSupervisor(join(folder, 'failed.json'))
  await supervisor.start(program('short', 'console.log("out of luck"); process.exitCode = 3'), ready)
  await assert.rejects(supervisor.failure, /short ended \(exit code 3\)\. Its last lines:\nout of luck/)
})

void test('a program that is run to its end is told with its last lines when it fails, and only then', async () => {
  const { run } = createSupervisor(join(folder, 'run.json'))
  await run(program('good', ''))
  await assert.rejects(
    run(program('bad', 'console.log("out of luck"); process.exitCode = 3')),
    /bad ended \(exit code 3\)\. Its last lines:\nout of luck/,
  )
})

void test('a program that is being started when all are stopped is ended', async (context) => {
  const supervisor = createSupervisor(join(folder, 'late.json'))
  const start = supervisor.start(program('late', waitForever), ready)
  context.after(() => start.then((child) => child.process.kill()).catch(() => undefined))
  await supervisor.stopAll()
  await assert.rejects(start, /late ended \(SIGTERM\)/)
})

void test('a program that ends before it is ready is told at once, and only to who starts it', async () => {
  const supervisor = createSupervisor(join(folder, 'never.json'))
  const never = () => new Promise<boolean>(() => undefined)
  const start = supervisor.start(program('never', 'process.exitCode = 2'), never)
  const told = Promise.race([supervisor.failure, start.catch(() => Promise.reject(new Error('told to the starter')))])
  await assert.rejects(start, /never ended \(exit code 2\)/)
  await assert.rejects(told, /told to the starter/)
})

void test('a program that has ended is not asked any longer whether it is ready', async () => {
  const supervisor = createSupervisor(join(folder, 'asked.json'))
  let answer: (isReady: boolean) => void = () => undefined
  const asked = () => new Promise<boolean>((resolve) => (answer = resolve))
  await assert.rejects(supervisor.start(program('asked', ''), asked), /asked ended/)
  const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length
  const before = timers()
  answer(false)
  await setImmediate()
  assert.equal(timers(), before)
})

void test('a program that cannot be started is named, with the reason', async () => {
  const supervisor = createSupervisor(join(folder, 'absent.json'))
  const absent = { ...program('Absent', ''), command: join(folder, 'no-such-program') }
  await assert.rejects(supervisor.start(absent, ready), /Absent cannot be started: .*no-such-program ENOENT/)
  const noProgram = { ...absent, command: join(folder, 'no-program') }
  writeFileSync(noProgram.command, '', { mode: 0o600 })
  await assert.rejects(supervisor.start(noProgram, ready), /Absent cannot be started: .*no-program EACCES/)
})

void test('what an earlier stack left is ended; a process that only has its pid is left alone', async (context) => {
  const record = join(folder, 'leftovers.json')
  const ours = spawn(process.execPath, ['-e', waitForever])
  const foreign = spawn(process.execPath, ['-e', waitForever])
  context.after(() => [ours, foreign].map((child) => child.kill('SIGKILL')))
  await Promise.all([once(ours, 'spawn'), once(foreign, 'spawn')])
  const [recorded, other] = [identify(ours.pid ?? 0), identify(foreign.pid ?? 0)]
  assert.ok(recorded && other)
  recordProcesses(record, [recorded, { ...other, command: 'anvil --state ours.json' }])
  await endLeftovers(record)
  assert.ok(!isRunning(recorded))
  assert.ok(isRunning(other))
  assert.ok(!existsSync(record))
})

void test('a damaged record of processes ends nothing and is cleared', async () => {
  const record = join(folder, 'damaged.json')
  writeFileSync(record, '[{"pid": ')
  await endLeftovers(record)
  assert.ok(!existsSync(record))
})
