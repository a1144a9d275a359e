import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { lockFolder as takeFolder } from './folderLock'
import { processStart } from './processStart'
import { temporaryFolder } from '../testing/temporaryFolder'

describe('folder lock', () => {
  let folder: string
  beforeEach(() => void (folder = temporaryFolder('ssdx-lock-')))
  const lockFolder = (path: string) => takeFolder(path, { file: 'server.lock', variable: 'DATA_DIR' })
  const lock = () => join(folder, 'server.lock')
  const holder = (pid: number, started: string) => writeFileSync(lock(), JSON.stringify({ pid, started }))

  test('the second opener is told the folder and the pid, and takes nothing', () => {
    const unlock = lockFolder(folder)
    const content = readFileSync(lock(), 'utf8')
    assert.throws(() => lockFolder(folder), new RegExp(`${folder} is in use by process ${process.pid}.*DATA_DIR`))
    assert.equal(readFileSync(lock(), 'utf8'), content)
    unlock()
    assert.deepEqual(readdirSync(folder), [])
    lockFolder(folder)()
  })

  test('a lock of a live process stays, also when its start cannot be read', () => {
    for (const started of [processStart(process.ppid), '']) {
      holder(process.ppid, started)
      assert.throws(() => lockFolder(folder), /in use by process/)
    }
  })

  test('a lock of another machine stays, as nobody can tell from here whether its process lives', () => {
    const elsewhere = JSON.stringify({ pid: 999_999_999, started: 'then', host: 'another-machine' })
    writeFileSync(lock(), elsewhere)
    assert.throws(
      () => lockFolder(folder),
      /in use by process 999999999 on another-machine \(if that machine is gone, delete/,
    )
    assert.equal(readFileSync(lock(), 'utf8'), elsewhere)
  })

  const takesOver = () => {
    const unlock = lockFolder(folder)
    assert.match(readFileSync(lock(), 'utf8'), new RegExp(`"pid":${process.pid}`))
    unlock()
  }

  test(
    'a lock of a process that has ended and that nobody has waited for is taken over',
    { skip: process.platform !== 'linux' },
    async (context) => {
      const program = 'exec 3<&0; head -n 1 <&3 >&2 & echo $!; exec sleep 600'
      const parent = spawn('sh', ['-c', program], { stdio: ['pipe', 'pipe', 'ignore'] })
      context.after(() => parent.kill('SIGKILL'))
      const pid = Number(String(await once(parent.stdout, 'data')))
      const started = processStart(pid)
      // The shell would wait for it; what the shell becomes does not.
      while (readFileSync(`/proc/${parent.pid}/comm`, 'utf8') !== 'sleep\n') await setImmediate()
      parent.stdin.end('\n')
      while (!/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) await setImmediate()
      holder(pid, started)
      takesOver()
    },
  )

  test('a lock of a killed process is taken over', async (context) => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'])
    context.after(() => child.kill('SIGKILL'))
    await once(child, 'spawn')
    assert.ok(child.pid)
    holder(child.pid, processStart(child.pid))
    assert.throws(() => lockFolder(folder), /in use/)
    child.kill('SIGKILL')
    await once(child, 'exit')
    takesOver()
  })

  test('a pid that another process has by now, and a damaged lock, count as dead', () => {
    for (const spoil of [
      () => holder(process.ppid, 'another start'),
      () => writeFileSync(lock(), ''),
      () => writeFileSync(lock(), '{"pid":"x"}'),
    ]) {
      spoil()
      takesOver()
    }
  })

  test('a lock that cannot be read is told, and stays', () => {
    mkdirSync(lock())
    assert.throws(() => lockFolder(folder), /EISDIR/)
    assert.deepEqual(readdirSync(folder), ['server.lock'])
  })

  test('giving free removes only the own lock', () => {
    const unlock = lockFolder(folder)
    holder(process.ppid, 'x')
    unlock()
    assert.deepEqual(readdirSync(folder), ['server.lock'])
  })

  test('a folder that cannot be used is named, with the variable that changes it', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    assert.throws(() => lockFolder(file), /The data folder .*file cannot be used .*DATA_DIR/)
  })
})
