import assert from 'node:assert/strict'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { suiteServer, type SignedIn, type TestServer } from '../testing/testServer'
import { boundary, files, mediaHead, multipart, openUpload, taskParts } from '../testing/videos'

describe('task upload over a real connection', () => {
  let server: TestServer
  let as: SignedIn
  let port: number
  suiteServer(async (made) => {
    server = made
    port = await server.listen()
  })
  beforeEach(async () => {
    await server.reset()
    for (const file of kept().media) rmSync(join(server.dataDir, 'media', file))
    as = await server.signIn('editor')
  })

  const kept = () => ({
    media: readdirSync(join(server.dataDir, 'media')),
    tmp: readdirSync(join(server.dataDir, 'tmp')),
  })

  /** Sends the head of an upload and then `bytes` of a video; resolves with the status. Chunked when no length is told. */
  const stream = (bytes: number, contentLength?: number) =>
    new Promise<number>((resolve, reject) => {
      const [instructions, type] = taskParts()
      assert.ok(instructions && type)
      const { payload } = multipart([instructions, type])
      const head = payload.subarray(0, payload.length - `--${boundary}--\r\n`.length)
      const upload = openUpload({ port, authorization: as.authorization, length: contentLength })
      upload.on('response', (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      upload.on('error', reject)
      upload.write(head)
      upload.write(mediaHead)
      upload.write(files.mp4)
      const block = Buffer.alloc(1024 * 1024)
      let sent = 0
      const more = () => {
        while (sent < bytes && !upload.destroyed) {
          sent += block.length
          if (!upload.write(block)) return void upload.once('drain', more)
        }
        if (contentLength === undefined) upload.end(`\r\n--${boundary}--\r\n`)
      }
      more()
    })

  test('a large video goes to the disk without growing the memory', async (context) => {
    const before = process.memoryUsage().arrayBuffers
    let most = 0
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().arrayBuffers - before)), 20)
    context.after(() => clearInterval(watch))
    assert.equal(await stream(80 * 1024 * 1024), 201)
    assert.ok(most < 40 * 1024 * 1024, `grew by ${Math.round(most / 1024 / 1024)} MiB`)
  })

  test('more than 100 MiB is refused, announced or not, and leaves nothing behind', async () => {
    assert.equal(await stream(0, 5 * 1024 ** 3), 413)
    assert.equal(await stream(101 * 1024 * 1024), 413)
    assert.deepEqual(kept(), { media: [], tmp: [] })
  })

  test('an upload that breaks off leaves nothing behind', async () => {
    const upload = openUpload({ port, authorization: as.authorization, length: 100_000 })
    upload.on('error', () => undefined)
    upload.write(mediaHead)
    upload.write(files.mp4)
    const untilInTmp = async (count: number) => {
      for (let left = 1000; left > 0 && kept().tmp.length !== count; left--)
        await new Promise((resolve) => setTimeout(resolve, 10))
      assert.equal(kept().tmp.length, count)
    }
    await untilInTmp(1)
    upload.destroy()
    await untilInTmp(0)
    assert.deepEqual(kept().media, [])
  })
})
