import '../../testing/nodeFiles'
import { videoProblem } from './videoFile'

const head = {
  mp4: '\0\0\0\x18ftypisom',
  webm: '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\xf2\x81\x04\x42\xf3\x81\x08\x42\x82\x84webm',
  ogg: 'OggS\0\x02\0\0\0\0\0\0',
  matroska: '\x1a\x45\xdf\xa3\x93\x42\x82\x88matroska',
  quickTime: '\0\0\0\x14ftypqt  ',
  heic: '\0\0\0\x18ftypheic',
  program: 'MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff',
  page: '<html><script>alert(1)</script></html>',
}

/** A file with this name whose first bytes are these characters. */
function fileOf(name: string, start: string, size?: number) {
  const file = new File([Uint8Array.from(start, (sign) => sign.charCodeAt(0))], name)
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size })
  return file
}

const maxBytes = 100 * 1024 * 1024

it.each<[string, string, number?]>([
  ['film.mp4', head.mp4],
  ['FILM.MP4', head.mp4.replace('isom', 'mp42')],
  ['sony.mp4', head.mp4.replace('isom', 'XAVC')],
  ['a.b.webm', head.webm],
  ['../../x.ogg', head.ogg],
  ['film.mp4', head.mp4, maxBytes],
])('takes %s', async (...given) => {
  expect(await videoProblem(fileOf(...given))).toBeUndefined()
})

const notCalledSo = 'Provide a video or image: an mp4, webm or ogg video.'
const notWhatItIsCalled = (kind: string) =>
  `Provide a video or image. The file is named .${kind}, but its content isn't ${kind} video.`

it.each([
  ['setup.exe', head.program, notCalledSo],
  ['film.mov', head.quickTime, notCalledSo],
  ['film.mp4.html', head.mp4, notCalledSo],
  ['mp4', head.mp4, notCalledSo],
  ['constructor', head.mp4, notCalledSo],
  ['setup.mp4', head.program, notWhatItIsCalled('mp4')],
  ['page.webm', head.page, notWhatItIsCalled('webm')],
  ['film.mp4', head.webm, notWhatItIsCalled('mp4')],
  ['film.mp4', head.quickTime, notWhatItIsCalled('mp4')],
  ['film.mp4', head.heic, notWhatItIsCalled('mp4')],
  ['film.webm', head.matroska, notWhatItIsCalled('webm')],
  ['film.ogg', 'Ogg', notWhatItIsCalled('ogg')],
  ['film.mp4', '', notWhatItIsCalled('mp4')],
])('refuses %s that begins with %j: "%s"', async (name, start, sentence) => {
  expect(await videoProblem(fileOf(name, start))).toBe(sentence)
})

it('refuses one byte more than the server takes', async () => {
  expect(await videoProblem(fileOf('film.mp4', head.mp4, maxBytes + 1))).toBe('The file is larger than 100 MiB.')
})

it('says that a file is gone', async () => {
  const file = fileOf('film.mp4', head.mp4)
  file.slice = () => {
    throw new DOMException('gone', 'NotFoundError')
  }
  expect(await videoProblem(file)).toBe(
    'The file can no longer be read. It may have been moved, changed or deleted: choose it again.',
  )
})
