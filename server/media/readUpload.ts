import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { maxVideoBytes } from '../../src/contract/videos'
import { illFormedForm, requireReadablePart } from '../http/multipart'
import { HttpError } from '../httpError'
import { beginningOf } from '../text'
import type { MediaFolder, StoredFile } from './mediaFolder'
import { tooLarge } from './videoKind'

const fieldBytes = 64 * 1024
const limits = {
  fileSize: maxVideoBytes,
  files: 1,
  parts: 11,
  fieldSize: fieldBytes,
  fieldNameSize: 100,
  headerPairs: 20,
}

/** The bytes of a whole body. */
const longestBody = maxVideoBytes + limits.parts * fieldBytes

export interface Upload<Fields> extends StoredFile {
  readonly name: string
  readonly fields: Fields
}

/**
 * Reads a multipart request with one file `media`, in whatever order its parts come. The file goes to the disk as it arrives,
 * never into memory, and in among the videos only when `parseTexts` has taken all text fields. When anything is refused it is
 * gone again. Throws HttpError.
 */
export async function readUpload<Fields>(
  request: FastifyRequest,
  folder: MediaFolder,
  parseTexts: (fields: Readonly<Record<string, unknown>>) => Fields,
): Promise<Upload<Fields>> {
  if (!request.isMultipart()) throw new HttpError(415, 'Send the task as multipart/form-data')
  // Refuses by Content-Length, before a too large body is sent.
  if (Number(request.headers['content-length']) > longestBody) throw tooLarge()

  const fields = new Map<string, unknown>()
  let received: (StoredFile & { name: string }) | undefined
  const stopCounting = refuseLonger(request.raw)
  try {
    for await (const part of request.parts({ limits })) {
      requireReadablePart(part)
      if (part.type === 'file') {
        if (part.fieldname !== 'media') throw new HttpError(422, `Unknown field: ${beginningOf(part.fieldname, 50)}`)
        received = { ...(await folder.receive(part.file, part.filename)), name: beginningOf(part.filename, 255) }
      } else {
        if (part.valueTruncated || fields.has(part.fieldname))
          throw new HttpError(422, `${beginningOf(part.fieldname, 50)} is too long or was given more than once`)
        fields.set(part.fieldname, part.value)
      }
    }
    if (!received) throw new HttpError(422, 'Provide a video or image')
    const parsed = parseTexts(Object.fromEntries(fields))
    await folder.keep(received.file)
    return { ...received, fields: parsed }
  } catch (error) {
    if (received) await folder.remove(received.file)
    const refusal = error instanceof HttpError ? error : illFormedForm(error)
    // The rest of the body is not read.
    if (refusal) throw new HttpError(refusal.status, refusal.message, { ...refusal.headers, connection: 'close' })
    throw error
  } finally {
    stopCounting()
  }
}

/** Refuses a body without Content-Length once it exceeds the limit: the form parser would read on between parts and after the last. */
function refuseLonger(body: IncomingMessage) {
  let bytes = 0
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= longestBody) return
    stop()
    // The form parser ends with this error, and so does the file that is being received.
    body.emit('error', tooLarge())
  }
  const stop = () => body.off('data', count)
  body.on('data', count)
  return stop
}
