import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { suiteServer, type TestServer } from '../testing/testServer'
import { boundary, files, mediaHead, multipart, openUpload, taskParts } from '../testing/videos'

const block = Buffer.alloc(1024 * 1024, 'a')

describe('an upload without an end', { timeout: 120_000 }, () => {
  let server: TestServer
  let port: number
  suiteServer(async (made) => {
    server = made
    port = await server.listen()
  })

  const part = `--${boundary}\r\nContent-Disposition: form-data; name="instructions"`
  for (const [where, beginning] of [
    ['before its first part', ''],
    ['in the head of a part', `${part}; more="`],
    ['in a text', `${part}\r\n\r\n`],
    ['in its file', Buffer.concat([Buffer.from(mediaHead), files.mp4])],
    ['behind its last part', multipart(taskParts()).payload],
  ] as const)
    test(`${where} is refused at its limit, and leaves nothing behind`, async () => {
      const { authorization } = await server.signIn('editor')
      // Who still sends may find the connection closed before the answer is read.
      const answered = new Promise<number>((resolve) =>
        server.app.server.once('request', (_request, answer: ServerResponse) =>
          answer.once('close', () => resolve(answer.statusCode)),
        ),
      )
      const upload = openUpload({ port, authorization })
      const closed = new Promise<true>((resolve) =>
        upload.on('error', () => resolve(true)).on('response', () => resolve(true)),
      )
      const drained = () => new Promise<false>((resolve) => upload.once('drain', () => resolve(false)))
      upload.write(beginning)
      let sent = 0
      for (let isOver = false; !isOver; sent += 1)
        if (!upload.write(block)) isOver = await Promise.race([closed, drained()])
      assert.equal(await answered, 413)
      // MiB, with what the connection holds on its way.
      assert.ok(sent > 100 && sent < 125, `${sent} MiB`)
      upload.destroy()
      assert.deepEqual(
        ['media', 'tmp'].map((folder) => readdirSync(join(server.dataDir, folder))),
        [[], []],
      )
    })
})
