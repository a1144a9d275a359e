import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { tasks } from '../db/schema'
import { assertRefused } from '../testing/answers'
import { suiteServer, type SignedIn, type TestServer } from '../testing/testServer'
import { sendForm } from '../testing/uploadTask'
import { files, multipart, taskParts } from '../testing/videos'

const type = 'multipart/form-data'
const good = multipart(taskParts()).payload.toString('latin1')
const unreadable = 'The form is not readable: its boundary, a part or its end is missing or ill-formed'
const noUtf8 = 'The form is not valid UTF-8'
const head = '--b\r\nContent-Disposition: form-data; name="media"; filename="a.mp4"'
const video = files.mp4.toString('latin1')

/** A form of one field and a video, in bytes as they are: `field` is the head and content of the field. */
const formOf = (field: string, filename = 'a.mp4') =>
  `--b\r\nContent-Disposition: form-data; ${field}\r\n--b\r\nContent-Disposition: form-data; name="type"\r\n\r\n2\r\n--b\r\nContent-Disposition: form-data; name="media"; filename="${filename}"\r\n\r\n${video}\r\n--b--\r\n`
const instructions = (content: string, more = '') => formOf(`name="instructions"${more}\r\n\r\n${content}`)

describe('a form that cannot be read', () => {
  let server: TestServer
  let as: SignedIn
  suiteServer(async (made) => {
    server = made
    as = await server.signIn('editor')
  })

  const send = (body: string, contentType = `${type}; boundary=b`) =>
    sendForm(server, as, { payload: Buffer.from(body, 'latin1'), headers: { 'content-type': contentType } })

  for (const [what, status, message, body, contentType] of [
    ['no boundary', 400, unreadable, good, type],
    ['an empty boundary', 400, unreadable, good, `${type}; boundary=`],
    ['a boundary of 300 characters', 400, unreadable, good, `${type}; boundary=${'x'.repeat(300)}`],
    ['another boundary than its own', 400, unreadable, good, `${type}; boundary=other`],
    ['no end', 400, unreadable, instructions('Watch').replace('\r\n--b--\r\n', '')],
    ['an end in the middle of a field', 400, unreadable, `--b\r\nContent-Disposition: form-data; name="type"\r\n\r\n2`],
    ['an end in the middle of a name', 400, unreadable, head],
    ['a head without end', 400, unreadable, `${head}\r\nX: ${'x'.repeat(200_000)}`],
    ['a head without end before the last boundary', 422, undefined, `${head}\r\n--b--\r\n`],
    ['a head of 200 kB', 422, undefined, `${head}\r\nX: ${'x'.repeat(200_000)}\r\n\r\n${video}\r\n--b--\r\n`],
    ...['{"toString":5}', '{}', '[]', '5', 'true', 'null'].map(
      (value) =>
        [
          `instructions of the JSON ${value}`,
          422,
          'instructions has the wrong type',
          instructions(value, '\r\nContent-Type: application/json'),
        ] as const,
    ),
    ['a field of JSON that is none', 400, unreadable, instructions('{', '\r\nContent-Type: application/json')],
    ...['0x1', '1e0', ' 1 ', '+1', '1.0', '１'].map(
      (number) =>
        [
          `a type of "${number}"`,
          422,
          'type is a whole number in digits, zero or above',
          instructions('Watch').replace('\r\n2\r\n', `\r\n${Buffer.from(number).toString('latin1')}\r\n`),
        ] as const,
    ),
    ['a part without a name', 400, 'A part of the form has no name', formOf('x="y"\r\n\r\nWatch')],
    ['a field that is no UTF-8', 400, noUtf8, instructions('Watch \xff')],
    ['a field with half of a character', 400, noUtf8, instructions('Watch \xe2\x82')],
    ['a field with an encoded surrogate', 400, noUtf8, instructions('\xed\xa0\x80')],
    [
      'a field of UTF-16 with half of a pair',
      422,
      'instructions holds a character that cannot be stored',
      instructions('\x00\xd8', '\r\nContent-Type: text/plain; charset=utf-16le'),
    ],
    ['a field with NUL', 422, 'instructions holds a character that cannot be stored', instructions('a\x00b')],
    ['a file name that is no UTF-8', 400, noUtf8, formOf('name="instructions"\r\n\r\nWatch', '\xff.mp4')],
    [
      'a file name with NUL',
      422,
      'media holds a character that cannot be stored',
      formOf('name="instructions"\r\n\r\nWatch', 'a\x00.mp4'),
    ],
    [
      'an encoded file name that is no UTF-8',
      400,
      noUtf8,
      instructions('Watch').replace('filename="a.mp4"', "filename*=UTF-8''%ff.mp4"),
    ],
    ['a name that is no UTF-8', 400, noUtf8, formOf('name="\xff"\r\n\r\nWatch')],
    ['a name with NUL', 422, 'A name holds a character that cannot be stored', formOf('name="a\x00"\r\n\r\nWatch')],
  ] as const)
    test(`with ${what} is ${status}, which ends the connection, and nothing is kept of it`, async () => {
      const reply = await send(body, contentType)
      assertRefused(reply, status, message)
      assert.equal(reply.headers.connection, 'close')
      assert.deepEqual(
        ['media', 'tmp'].map((folder) => readdirSync(join(server.dataDir, folder))),
        [[], []],
      )
      assert.equal(await server.db.$count(tasks), 0)
    })

  test('but every well-formed text is taken, and a long name is not cut in the middle of a character', async () => {
    const name = `${'🙂'.repeat(300)}.mp4`
    const utf8 = Buffer.from(name).toString('latin1')
    const text = Buffer.from('Größe 🙂 \u202e').toString('latin1')
    assert.equal((await send(formOf(`name="instructions"\r\n\r\n${text}`, utf8))).status, 201)
    const [task] = await server.db.select().from(tasks)
    assert.deepEqual([task?.instructions, task?.mediaName], ['Größe 🙂 \u202e', '🙂'.repeat(255)])
  })
})
