import assert from 'node:assert/strict'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { startSession } from '../auth/sessions'
import { tasks } from '../db/schema'
import { answerOf, assertRefused } from '../testing/answers'
import { testedServer } from '../testing/testedServer'
import type { SignedIn, TestServer } from '../testing/testServer'
import { uploadTask } from '../testing/uploadTask'
import { files, taskParts } from '../testing/videos'

describe('task upload and media', () => {
  let server: TestServer
  let as: SignedIn
  testedServer('editor', (given) => ({ server, as } = given))
  beforeEach(() => {
    for (const folder of ['media', 'tmp'])
      for (const file of readdirSync(join(server.dataDir, folder))) rmSync(join(server.dataDir, folder, file))
  })

  const send = (parts = taskParts()) => uploadTask(server, as, parts)
  const kept = () => ({
    media: readdirSync(join(server.dataDir, 'media')),
    tmp: readdirSync(join(server.dataDir, 'tmp')),
  })
  const link = async () => {
    const { data } = answerOf('tasks', await server.call('tasks', { as }))
    return data[0]?.media ?? ''
  }

  for (const kind of ['mp4', 'webm', 'ogg'] as const)
    test(`an ${kind} video becomes a task that can be watched`, async () => {
      const reply = await send(taskParts(files[kind], `My video.${kind.toUpperCase()}`))
      assert.equal(reply.status, 201)
      assert.deepEqual(answerOf('createTask', reply), { message: 'Task 1 uploaded', data: { id: '1' } })
      const { data } = answerOf('tasks', await server.call('tasks', { as }))
      assert.deepEqual(
        { ...data[0], media: '' },
        {
          id: '1',
          points: '10',
          total_completed: '0',
          is_active: true,
          tag: '',
          instructions: 'Watch to the end',
          type: '2',
          media: '',
          thumbnail: '',
        },
      )
      const video = await server.app.inject({ url: data[0]?.media ?? '' })
      assert.equal(video.statusCode, 200)
      assert.equal(video.headers['content-type'], `video/${kind}`)
      assert.ok(video.rawPayload.equals(files[kind]))
    })

  test('a video is served with ranges, never as a page, under its own name', async () => {
    await send(taskParts(files.mp4, 'other.mp4'))
    await send(taskParts(files.mp4, "Ümläut's *(1).mp4"))
    const { statusCode, headers, rawPayload } = await server.app.inject({
      url: await link(),
      headers: { range: 'bytes=4-7' },
    })
    assert.equal(statusCode, 206)
    assert.equal(rawPayload.toString(), 'ftyp')
    assert.equal(headers['content-range'], `bytes 4-7/${files.mp4.length}`)
    assert.equal(headers['cache-control'], 'private, max-age=300')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(
      headers['content-security-policy'],
      "sandbox; default-src 'none'; media-src 'self'; frame-ancestors 'none'",
    )
    assert.equal(headers['content-disposition'], "inline; filename*=UTF-8''%C3%9Cml%C3%A4ut%27s%20%2a%281%29.mp4")
  })

  test('a video or thumbnail whose file is gone is a 404 that nobody keeps', async () => {
    await send()
    const body = { picture: files.jpeg.toString('base64') }
    assert.equal((await server.call('taskThumbnail', { as, id: '1', body })).status, 200)
    const { data } = answerOf('tasks', await server.call('tasks', { as }))
    for (const file of kept().media) rmSync(join(server.dataDir, 'media', file))
    for (const url of [data[0]?.media, data[0]?.thumbnail]) {
      const reply = await server.inject({ url: url ?? '' })
      assertRefused(reply, 404)
      assert.equal(reply.headers['cache-control'], 'no-store')
    }
  })

  test('a media link needs its signature, stays the same for 5 minutes and ends within 10', async () => {
    await send()
    const url = await link()
    server.advance(299_999)
    assert.equal(await link(), url)
    server.advance(1)
    assert.notEqual(await link(), url)
    for (const bad of [url.replace('/media/', '/media/x'), url.replace(/expires=\d/, 'expires=9'), url.slice(0, -2)])
      assertRefused(await server.inject({ url: bad }), 403)
    for (const rest of [
      '',
      '?',
      '?expires=1',
      '?signature=x',
      '?expires=0x10&signature=x',
      '?expires=1&expires=1&signature=x',
    ])
      assertRefused(await server.inject({ url: `${url.split('?')[0]}${rest}` }), 404)
    server.advance(5 * 60_000 - 1)
    assert.equal((await server.inject({ url })).status, 200)
    server.advance(1)
    assertRefused(await server.inject({ url }), 403)
  })

  const more = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `more${index}`, content: 'x' }))
  const bad = {
    'a program named mp4': taskParts(files.program),
    'an SVG named mp4': taskParts(files.svg),
    'a webm named mp4': taskParts(files.webm),
    'a Matroska named webm': taskParts(files.matroska, 'video.webm'),
    'a QuickTime file named mp4': taskParts(files.quickTime),
    'a HEIC picture named mp4': taskParts(files.heic),
    'a video named exe': taskParts(files.mp4, 'video.exe'),
    'a video named html': taskParts(files.mp4, 'video.mp4.html'),
    'a video without extension': taskParts(files.mp4, 'mp4'),
    'an empty file': taskParts(files.empty),
    'one byte': taskParts(files.oneByte),
    'no file': taskParts().slice(0, 2),
    'two files': [...taskParts(), ...taskParts().slice(2)],
    'a form of 11 parts': [...more(8), ...taskParts()],
    'a form of 12 parts': [...more(9), ...taskParts()],
    'no instructions': taskParts().slice(1),
    'blank instructions': [{ name: 'instructions', content: '  ' }, ...taskParts().slice(1)],
    'long instructions': [{ name: 'instructions', content: 'x'.repeat(2001) }, ...taskParts().slice(1)],
    'instructions of 100 kB': [{ name: 'instructions', content: 'x'.repeat(100_000) }, ...taskParts().slice(1)],
    'an unknown type': [{ name: 'type', content: '3' }, ...taskParts().filter(({ name }) => name !== 'type')],
    'two types': [{ name: 'type', content: '1' }, ...taskParts()],
    'points of its own': [{ name: 'points', content: '1000' }, ...taskParts()],
    'a file under another name': [...taskParts().slice(0, 2), { name: 'file', content: files.mp4, filename: 'a.mp4' }],
  }
  for (const [what, parts] of Object.entries(bad))
    test(`${what} is refused and leaves nothing behind`, async () => {
      const reply = await send(parts)
      assertRefused(reply, ['two files', 'a form of 12 parts'].includes(what) ? 413 : 422)
      assert.deepEqual(kept(), { media: [], tmp: [] })
      assert.equal(await server.db.$count(tasks), 0)
    })

  test('a text that the parser of the form has cut is refused as too long', async () => {
    const reply = await send(bad['instructions of 100 kB'])
    assertRefused(reply, 422, 'instructions is too long or was given more than once')
  })

  test('file names of attackers are text and nothing else', async () => {
    for (const name of [
      '../../x.mp4',
      'C:\\x.mp4',
      '..%2f..%2fx.mp4',
      '.htaccess.mp4',
      '🙂.mp4',
      '\u202e4pm.mp4',
      `${'x'.repeat(4000)}.mp4`,
    ])
      assert.equal((await send(taskParts(files.mp4, name))).status, 201, name)
    const { media } = kept()
    assert.equal(media.length, 7)
    for (const file of media) assert.match(file, /^[0-9a-f-]{36}\.mp4$/)
    assert.deepEqual(readdirSync(server.dataDir).sort(), ['media', 'media.key', 'tmp'])
    assert.equal((await server.app.inject({ url: await link() })).statusCode, 200)
  })

  test('other content types are 415', async () => {
    assertRefused(await server.call('createTask', { as, body: {} }), 415)
  })

  test('at most 20 uploads an hour and account, also when they arrive at once', async () => {
    const replies = await Promise.all(Array.from({ length: 24 }, () => send()))
    assert.equal(replies.filter(({ status }) => status === 201).length, 20)
    assert.deepEqual(
      replies.filter(({ status }) => status === 429).map(({ headers }) => headers['retry-after']),
      ['600', '600', '600', '600'],
    )
    assert.equal(kept().media.length, 20)
    assert.equal((await uploadTask(server, await server.signIn('editor'), taskParts())).status, 201)
    server.advance(60 * 60_000)
    as = { ...as, authorization: `Bearer ${await startSession(server, as.admin.id)}` }
    assert.equal((await send()).status, 201)
  })
})
