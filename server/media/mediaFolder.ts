import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { HttpError } from '../httpError'
import { checkContent, headBytes, kindOfName } from './videoKind'

export interface StoredFile {
  /** The generated name in the media folder; nothing of the sender's name is in it. */
  readonly file: string
  readonly bytes: number
}

/** The folder of the uploaded videos, and beside it the one they arrive in. */
export class MediaFolder {
  readonly path: string
  private readonly arriving: string

  constructor(dataDir: string) {
    this.path = join(dataDir, 'media')
    this.arriving = join(dataDir, 'tmp')
  }

  async prepare() {
    await mkdir(this.path, { recursive: true, mode: 0o700 })
    await mkdir(this.arriving, { recursive: true, mode: 0o700 })
  }

  /**
   * Streams a file to the disk, checks it and moves it into place, written through before it has its name. The caller
   * makes its row after that, or removes it. Throws HttpError 413, 422 or 507; nothing is left behind then.
   */
  async store(content: Readable & { truncated: boolean }, name: string): Promise<StoredFile> {
    const kind = kindOfName(name)
    const draft = join(this.arriving, randomUUID())
    try {
      await pipeline(content, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
      if (content.truncated) throw new HttpError(413, 'The file is larger than 100 MiB', { connection: 'close' })
      checkContent(kind, await headOf(draft))
      const file = `${randomUUID()}.${kind.extension}`
      const { size: bytes } = await stat(draft)
      await rename(draft, join(this.path, file))
      return { file, bytes }
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
        throw new HttpError(507, 'There is no room for this file on the server')
      throw error
    } finally {
      await rm(draft, { force: true })
    }
  }

  remove(file: string) {
    return rm(join(this.path, file), { force: true })
  }

  /** Removes what a crash left: half uploads, and files without a row, both older than `minutes`. */
  async sweep(known: ReadonlySet<string>, minutes: number) {
    const before = Date.now() - minutes * 60_000
    for (const folder of [this.arriving, this.path])
      for (const file of await readdir(folder)) {
        const path = join(folder, file)
        if (folder === this.path && known.has(file)) continue
        if ((await stat(path)).mtimeMs <= before) await rm(path, { force: true, recursive: true })
      }
  }
}

async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
