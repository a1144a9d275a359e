import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import type { ClientRequest } from 'node:http'
import { join } from 'node:path'
import { after, before, beforeEach, describe, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { tasks } from '../db/schema'
import { MediaFolder, totalBytes } from '../media/mediaFolder'
import { assertRefused } from '../testing/answers'
import { suiteServer, type SignedIn, type TestServer } from '../testing/testServer'
import { sendForm, uploadTask } from '../testing/uploadTask'
import { boundary, files, mediaHead, multipart, openUpload, taskParts } from '../testing/videos'

describe('an upload that does not become a task', () => {
  let server: TestServer
  let as: SignedIn
  suiteServer(async (made) => {
    server = made
    await server.db.execute(
      sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'injected'; end $$`,
    )
  })
  beforeEach(async () => {
    await server.reset()
    as = await server.signIn('editor')
    for (const file of folder('media')) rmSync(join(server.dataDir, 'media', file))
  })

  const folder = (name: string) => readdirSync(join(server.dataDir, name))
  const kept = () => [folder('media'), folder('tmp')]
  const send = (parts = taskParts()) => uploadTask(server, as, parts)

  for (const [what, trigger] of [
    ['the insert', sql`create trigger spoil before insert on tasks for each row execute function refuse()`],
    [
      'the commit',
      sql`create constraint trigger spoil after insert on tasks deferrable initially deferred for each row execute function refuse()`,
    ],
  ] as const)
    test(`because ${what} fails leaves no file, however often`, async (context) => {
      const mend = () => server.db.execute(sql`drop trigger if exists spoil on tasks`)
      context.after(mend)
      await server.db.execute(trigger)
      for (let count = 0; count < 25; count++) assertRefused(await send(), 500)
      await mend()
      assert.deepEqual(kept(), [[], []])
      assert.equal((await send()).status, 201)
    })

  const breakOff = () => Promise.reject(new Error('Connection terminated'))
  test('because the database breaks off before the commit leaves no file', async (context) => {
    context.mock.method(server.db, 'transaction', breakOff, { times: 1 })
    assertRefused(await send(), 503)
    assert.deepEqual(kept(), [[], []])
  })

  for (const [what, name] of [
    ['disabled', 'toggleAdmin'],
    ['deleted', 'deleteAdmin'],
    ['signed out', 'logout'],
  ] as const)
    test(`because its sender was ${what} meanwhile is told to sign in and leaves no file`, async (context) => {
      const boss = await server.signIn('super-admin')
      const keep = context.mock.method(MediaFolder.prototype, 'keep', async function (this: MediaFolder, file: string) {
        keep.mock.restore()
        const call = name === 'logout' ? { as } : { as: boss, id: String(as.admin.id) }
        assert.equal((await server.call(name, call)).status, 200)
        await this.keep(file)
      })
      assertRefused(await send(), 401)
      assert.deepEqual([await server.db.$count(tasks), kept()], [0, [[], []]])
    })

  for (const [what, isGone] of [
    ['', false],
    [', and whose row cannot be looked for,', true],
  ] as const)
    test(`as far as its sender knows, but was committed${what} keeps its file`, async (context) => {
      const transaction = server.db.transaction.bind(server.db)
      const late = context.mock.method(server.db, 'transaction', async (...given: Parameters<typeof transaction>) => {
        late.mock.restore()
        await transaction(...given)
        if (isGone) context.mock.method(server.db, 'transaction', breakOff, { times: 1 })
        return breakOff()
      })
      assertRefused(await send(), 504, /may have been done or not/)
      const rows = await server.db.select().from(tasks)
      assert.deepEqual(
        kept()[0],
        rows.map(({ mediaFile }) => mediaFile),
      )
      assert.equal(rows.length, 1)
    })

  describe('because it cannot be stored as text', () => {
    /** Nothing can arrive: what is refused by its text alone is refused before. */
    before(() => {
      rmSync(join(server.dataDir, 'tmp'), { recursive: true })
      writeFileSync(join(server.dataDir, 'tmp'), '')
    })
    after(() => {
      rmSync(join(server.dataDir, 'tmp'))
      mkdirSync(join(server.dataDir, 'tmp'))
    })

    test('is refused before anything is stored, with the name of what holds it', async () => {
      const [, type, media] = taskParts()
      assert.ok(type && media)
      assertRefused(
        await send([{ name: 'instructions', content: 'a\0b' }, type, media]),
        422,
        'instructions holds a character that cannot be stored',
      )
      const fileName = 'media holds a character that cannot be stored'
      assertRefused(await send(taskParts(files.mp4, 'a\0b.mp4')), 422, fileName)
      const plain = multipart(taskParts(files.mp4, 'a.mp4'))
      const encoded = plain.payload.toString('latin1').replace('filename="a.mp4"', "filename*=UTF-8''a%00.mp4")
      assertRefused(await sendForm(server, as, { ...plain, payload: Buffer.from(encoded, 'latin1') }), 422, fileName)
      const half = Buffer.concat([
        Buffer.from(
          `--${boundary}\r\nContent-Disposition: form-data; name="instructions"\r\nContent-Type: text/plain; charset=utf-16le\r\n\r\n`,
        ),
        Buffer.from('a\ud83d', 'utf16le'),
        Buffer.from('\r\n'),
        multipart([type, media]).payload,
      ])
      assertRefused(
        await sendForm(server, as, { ...plain, payload: half }),
        422,
        'instructions holds a character that cannot be stored',
      )
    })
  })

  test('because a text behind its video is refused never stands among the videos, and leaves nothing', async (context) => {
    const keep = context.mock.method(MediaFolder.prototype, 'keep')
    const [instructions, type, media] = taskParts()
    assert.ok(instructions && type && media)
    assertRefused(
      await send([media, type, { ...instructions, content: 'a\0b' }]),
      422,
      'instructions holds a character that cannot be stored',
    )
    assertRefused(await send([media, instructions, { ...type, content: '9' }]), 422)
    assert.equal(keep.mock.callCount(), 0)
    assert.deepEqual(kept(), [[], []])
    assert.equal((await send([media, type, instructions])).status, 201)
    assert.equal(keep.mock.callCount(), 1)
    assert.deepEqual([folder('media').length, folder('tmp')], [1, []])
  })

  test('because the store is full by the bytes on its disk is told 507 and leaves nothing', async () => {
    const path = join(server.dataDir, 'media', 'nobody-knows.mp4')
    writeFileSync(path, '')
    truncateSync(path, totalBytes)
    assertRefused(await send(), 507)
    assert.deepEqual(kept(), [['nobody-knows.mp4'], []])
  })

  test('a long file name is cut between characters', async () => {
    const [first, second, media] = taskParts(files.mp4, `${'🙂'.repeat(300)}.mp4`)
    assert.ok(first && second && media)
    assert.equal((await send([first, second, media])).status, 201)
    const [row] = await server.db.select().from(tasks)
    assert.equal(row?.mediaName, '🙂'.repeat(255))
  })

  test('twenty that are under way are the limit of an hour, and a further one is refused before it is read', async (context) => {
    const port = await server.listen()
    const begin = () => {
      const upload = openUpload({ port, authorization: as.authorization })
      upload.on('error', () => undefined)
      upload.write(mediaHead)
      upload.write(files.mp4)
      return upload
    }
    const statusOf = (upload: ClientRequest) =>
      new Promise<number | undefined>((resolve) => upload.on('response', ({ statusCode }) => resolve(statusCode)))
    const open = Array.from({ length: 20 }, begin)
    context.after(() => open.forEach((upload) => upload.destroy()))
    while (folder('tmp').length < 20) await setImmediate()
    assertRefused(await send(), 429)
    assert.equal(await statusOf(begin()), 429)
    assert.equal(folder('tmp').length, 20)
    for (const upload of open) upload.destroy()
    // Each gives its turn back when its connection is found gone.
    let status = 429
    for (let asked = 0; asked < 1000 && status === 429; asked++) {
      await setImmediate()
      status = (await send()).status
    }
    assert.equal(status, 201)
    assert.deepEqual(folder('tmp'), [])
  })
})
