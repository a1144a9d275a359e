import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { hasCode } from '../hasCode'
import type { Video } from './manifest'

/** Copies a video between two folders, through to the disk. Answers what was read, or nothing when there is no such file. */
export async function copyVideo(file: string, from: string, to: string): Promise<Video | undefined> {
  const source = await open(join(from, file)).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  })
  if (!source) return undefined
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(
    source.createReadStream(),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    createWriteStream(join(to, file), { flags: 'wx', mode: 0o600, flush: true }),
  )
  return { file, bytes, sha256: hash.digest('hex') }
}
