import { request } from 'node:http'

const padding = Buffer.alloc(2000, 7)

/** The first bytes of the video kinds, and of what is none. */
export const files = {
  mp4: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), padding]),
  webm: Buffer.concat([Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'), padding]),
  ogg: Buffer.concat([Buffer.from('OggS'), padding]),
  matroska: Buffer.concat([Buffer.from('1a45dfa3'), Buffer.from('matroska'), padding]),
  quickTime: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypqt  '), padding]),
  heic: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), padding]),
  program: Buffer.concat([Buffer.from('MZ'), padding]),
  jpeg: Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), padding]),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  empty: Buffer.alloc(0),
  oneByte: Buffer.alloc(1),
} as const

interface Part {
  readonly name: string
  readonly content: string | Buffer
  readonly filename?: string
}

export const boundary = 'x-test-boundary'

/** A multipart body, with file names as they are: a browser would tidy them. */
export function multipart(parts: readonly Part[]) {
  const chunks = parts.flatMap(({ name, content, filename }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: video/mp4`,
    '\r\n\r\n',
    content,
    '\r\n',
  ])
  const payload = Buffer.concat([...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk)))
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** The parts of a good task. */
export const taskParts = (content: Buffer = files.mp4, filename = 'video.mp4'): Part[] => [
  { name: 'instructions', content: 'Watch to the end' },
  { name: 'type', content: '2' },
  { name: 'media', content, filename },
]

/** Where an upload that is sent piece by piece goes. `length`: what it announces, in bytes; chunked when it announces none. */
interface UploadTarget {
  readonly port: number
  readonly authorization: string
  readonly length?: number | undefined
}

/** Opens an upload over a real connection; the body is for the test to write. */
export const openUpload = ({ port, authorization, length }: UploadTarget) =>
  request({
    port,
    method: 'POST',
    path: '/api/admin/tasks',
    headers: {
      host: 'localhost:80',
      authorization,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(length !== undefined && { 'content-length': length }),
    },
  })

/** The head of the part that has the video. */
export const mediaHead = `--${boundary}\r\nContent-Disposition: form-data; name="media"; filename="a.mp4"\r\n\r\n`
