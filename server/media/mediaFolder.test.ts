import assert from 'node:assert/strict'
import fs, { readdirSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import promises from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { Readable } from 'node:stream'
import { HttpError } from '../httpError'
import { passOnMocks } from '../testing/passOnMocks'
import { files } from '../testing/videos'
import { temporaryFolder } from '../testing/temporaryFolder'
import { MediaFolder, totalBytes } from './mediaFolder'

const mebibyte = 1024 * 1024

describe('the media folder', () => {
  let dataDir: string
  let folder: MediaFolder
  beforeEach(async () => {
    dataDir = temporaryFolder('ssdx-media-')
    folder = new MediaFolder(dataDir)
    await folder.prepare()
  })

  const place = (file: string, { minutesOld = 0, bytes = 1 } = {}) => {
    const path = join(dataDir, file)
    writeFileSync(path, '')
    // Without taking the room that it has.
    truncateSync(path, bytes)
    const time = Date.now() / 1000 - minutesOld * 60
    utimesSync(path, time, time)
  }
  const kept = () => [readdirSync(join(dataDir, 'media')), readdirSync(join(dataDir, 'tmp'))]
  const chunksOf = (bytes: number) => [
    files.mp4,
    ...Array.from({ length: Math.ceil(bytes / 65_536) }, () => Buffer.alloc(65_536)),
  ]
  const arriving = (chunks: Iterable<Buffer> | AsyncIterable<Buffer>) =>
    Object.assign(Readable.from(chunks), { truncated: false })
  const video = (bytes: number) => arriving(chunksOf(bytes))
  /** A video, and how much of it was read. */
  const counted = (bytes: number) => {
    let read = 0
    const chunks = function* () {
      for (const chunk of chunksOf(bytes)) {
        read += chunk.length
        yield chunk
      }
    }
    return { content: arriving(chunks()), read: () => read }
  }
  const isFull = (error: unknown) => error instanceof HttpError && error.status === 507

  test('can be read by its owner alone', async () => {
    const modeOf = (path: string) => statSync(join(dataDir, path)).mode & 0o777
    assert.deepEqual(['media', 'tmp'].map(modeOf), [0o700, 0o700])
    const { file } = await folder.receive(video(0), 'a.mp4')
    await folder.store('a.jpg', files.jpeg)
    assert.deepEqual([`tmp/${file}`, 'media/a.jpg'].map(modeOf), [0o600, 0o600])
  })

  test('is full by what is on the disk, whether a row names it or not, arrived or arriving', async () => {
    for (const path of ['media/nobody-knows.mp4', 'tmp/half']) {
      place(path, { bytes: totalBytes })
      await assert.rejects(folder.receive(video(0), 'a.mp4'), isFull)
      rmSync(join(dataDir, path))
    }
    assert.deepEqual(kept(), [[], []])
    await folder.receive(video(0), 'a.mp4')
  })

  test('leaves nothing of files that are refused with their first bytes', async () => {
    place('media/there.mp4', { bytes: totalBytes })
    for (let round = 0; round < 25; round += 1) {
      const ends = await Promise.allSettled(Array.from({ length: 8 }, () => folder.receive(video(0), 'a.mp4')))
      assert.ok(ends.every((end) => end.status === 'rejected' && isFull(end.reason)))
      assert.deepEqual(kept(), [['there.mp4'], []])
    }
  })

  test('stops a file where its room ends, and has room again after it', async () => {
    place('media/there.mp4', { bytes: totalBytes - 3 * mebibyte })
    const long = counted(20 * mebibyte)
    await assert.rejects(folder.receive(long.content, 'a.mp4'), isFull)
    assert.ok(long.read() < 4 * mebibyte, `${long.read()} bytes were read`)
    assert.deepEqual(kept(), [['there.mp4'], []])
    const { bytes } = await folder.receive(video(2 * mebibyte), 'a.mp4')
    assert.ok(bytes > 2 * mebibyte)
  })

  test('stops a file where its room ends beside one that still arrives, which keeps its room', async () => {
    place('media/there.mp4', { bytes: totalBytes - 3 * mebibyte })
    const long = counted(20 * mebibyte)
    const chunks = async function* () {
      yield* video(2 * mebibyte)
      await assert.rejects(folder.receive(long.content, 'a.mp4'), isFull)
    }
    const first = arriving(chunks())
    assert.ok((await folder.receive(first, 'a.mp4')).bytes > 2 * mebibyte)
    assert.ok(long.read() < 2 * mebibyte, `${long.read()} bytes were read`)
  })

  test('leaves nothing of files that arrive at once and find no room', async () => {
    place('media/there.mp4', { bytes: totalBytes - 3 * mebibyte })
    const ends = await Promise.allSettled(
      Array.from({ length: 4 }, () => folder.receive(video(20 * mebibyte), 'a.mp4')),
    )
    for (const end of ends) assert.ok(end.status === 'rejected' && isFull(end.reason), JSON.stringify(end))
    assert.deepEqual(kept(), [['there.mp4'], []])
  })

  test('gives the room of a file that was stopped to one that still arrives', async () => {
    place('media/there.mp4', { bytes: totalBytes - 3 * mebibyte })
    const chunks = async function* () {
      yield files.mp4
      await assert.rejects(folder.receive(video(20 * mebibyte), 'a.mp4'), isFull)
      yield* video(mebibyte)
    }
    const slow = arriving(chunks())
    assert.ok((await folder.receive(slow, 'a.mp4')).bytes > mebibyte)
  })

  test('gives the room of a file that was stopped to one that begins to arrive while it is removed', async () => {
    place('media/there.mp4', { bytes: totalBytes - 3 * mebibyte })
    const stopped = video(20 * mebibyte)
    const next = new Promise<void>((resolve) => stopped.once('close', resolve)).then(() =>
      folder.receive(video(2 * mebibyte), 'a.mp4'),
    )
    await assert.rejects(folder.receive(stopped, 'a.mp4'), isFull)
    assert.ok((await next).bytes > 2 * mebibyte)
  })

  test('takes no file for which another process has left no room', async () => {
    const chunks = async function* () {
      yield* video(0)
      place('media/of-another-process.mp4', { bytes: totalBytes })
    }
    const content = arriving(chunks())
    await assert.rejects(folder.receive(content, 'a.mp4'), isFull)
    assert.deepEqual(kept(), [['of-another-process.mp4'], []])
  })

  test('stores a thumbnail among the videos, and none where they leave no room', async () => {
    assert.equal(await folder.store('a.jpg', files.jpeg), files.jpeg.length)
    assert.deepEqual(kept(), [['a.jpg'], []])
    place('media/there.mp4', { bytes: totalBytes - files.jpeg.length - 1 })
    await assert.rejects(new MediaFolder(dataDir).store('b.jpg', files.jpeg), isFull)
    assert.deepEqual(kept(), [['a.jpg', 'there.mp4'], []])
  })

  test('looks at its files for thumbnails once a minute, and when it seems full', async (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: 0 })
    await folder.store('a.jpg', files.jpeg)
    place('media/there.mp4', { bytes: totalBytes })
    context.mock.timers.tick(60_000)
    await folder.store('b.jpg', files.jpeg)
    context.mock.timers.tick(1)
    await assert.rejects(folder.store('c.jpg', files.jpeg), isFull)
    rmSync(join(dataDir, 'media/there.mp4'))
    await folder.store('c.jpg', files.jpeg)
    const size = files.jpeg.length
    place('media/there.mp4', { bytes: totalBytes - 5 * size })
    context.mock.timers.tick(60_001)
    await folder.store('d.jpg', files.jpeg)
    await folder.store('e.jpg', files.jpeg)
    await assert.rejects(folder.store('f.jpg', files.jpeg), isFull)
  })

  for (const [what, code] of [
    ['disk', 'ENOSPC'],
    ['quota', 'EDQUOT'],
  ])
    test(`says that it is full when the ${what} is, and leaves nothing of the video or thumbnail`, async (context) => {
      const error = Object.assign(new Error('no space left on device'), { code })
      const writing = [
        context.mock.method(fs, 'write', (...given: [number, Buffer, number, number, number, (error: Error) => void]) =>
          given[5](error),
        ),
        context.mock.method(promises, 'writeFile', (path: string) => {
          writeFileSync(path, 'the beginning')
          return Promise.reject(error)
        }),
      ]
      passOnMocks(context)
      await assert.rejects(folder.receive(video(0), 'a.mp4'), isFull)
      await assert.rejects(folder.store('a.jpg', files.jpeg), isFull)
      assert.deepEqual(kept(), [[], []])
      assert.ok(writing.every(({ mock }) => mock.callCount() > 0))
    })

  test('loses in a sweep what arrived by half and what has no row; the files of tasks stay', async () => {
    place('media/known.mp4', { minutesOld: 120 })
    place('media/orphan.mp4', { minutesOld: 120 })
    place('media/known2.mp4')
    place('tmp/half', { minutesOld: 120 })
    const known = new Set(['known.mp4', 'known2.mp4'])
    assert.equal(await folder.sweep(known, 60), 0)
    assert.deepEqual(kept(), [['known.mp4', 'known2.mp4'], []])
    place('media/young.mp4', { minutesOld: 1 })
    await folder.sweep(known, 60)
    assert.deepEqual(kept(), [['known.mp4', 'known2.mp4', 'young.mp4'], []])
    await folder.sweep(known, 0)
    assert.deepEqual(kept(), [['known.mp4', 'known2.mp4'], []])
  })

  test('tells how many of the files that rows name are missing', async () => {
    place('media/there.mp4')
    assert.equal(await folder.missing(new Set(['there.mp4', 'gone.mp4', 'gone.jpg'])), 2)
  })

  test('keeps its videos in a sweep by a database that knows fewer than half of them, and tells how many', async () => {
    for (const file of ['a.mp4', 'b.mp4', 'c.mp4']) place(`media/${file}`, { minutesOld: 120 })
    place('tmp/half', { minutesOld: 120 })
    assert.equal(await folder.sweep(new Set(), 0), 3)
    assert.equal(await folder.sweep(new Set(['a.mp4', 'of another.mp4']), 0), 2)
    assert.deepEqual(kept(), [['a.mp4', 'b.mp4', 'c.mp4'], []])
  })

  test('sweeps its videos by a database that knows half of them', async () => {
    for (const file of ['a.mp4', 'b.mp4']) place(`media/${file}`, { minutesOld: 120 })
    assert.equal(await folder.sweep(new Set(['a.mp4']), 60), 0)
    assert.deepEqual(kept(), [['a.mp4'], []])
  })
})
