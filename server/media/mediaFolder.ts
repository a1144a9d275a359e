import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { videoHeadBytes } from '../../src/contract/videos'
import { hasCode } from '../hasCode'
import { HttpError } from '../httpError'
import { checkContent, requireVideoName, tooLarge } from './videoKind'

/** The name of the media folder in the data folder, and in a backup. */
export const mediaDir = 'media'
/** Bytes of all videos and thumbnails together, with those that are arriving. */
export const totalBytes = 5 * 1024 ** 3
/** For so long a thumbnail trusts the last measurement, if that left room. */
const measuredMs = 60_000

export interface StoredFile {
  /** The generated name in the media folder; nothing of the sender's name is in it. */
  readonly file: string
  readonly bytes: number
  /** Of the content, hex. */
  readonly sha256: string
}

const noRoom = () => new HttpError(507, 'The server has no space left for this file')

/** A name for a thumbnail in the media folder. */
export const newThumbnail = () => `${randomUUID()}.jpg`

export const isThumbnail = (file: string) => file.endsWith('.jpg')

/** Of the disk, or of the server's quota on it. */
const isFull = (error: unknown) => hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT')

/** The folder of the uploaded videos and of their thumbnails, and beside it the one they arrive in. */
export class MediaFolder {
  readonly path: string
  private readonly arriving: string
  /** Bytes of each file that arrives in this process, by its name; they are on the disk a little later. */
  private readonly arrived = new Map<string, number>()
  /** Bytes of all other files in both folders, as last measured, and when that was. */
  private others = 0
  private measuredAt = -Infinity

  constructor(dataDir: string) {
    this.path = join(dataDir, mediaDir)
    this.arriving = join(dataDir, 'tmp')
  }

  async prepare() {
    await mkdir(this.path, { recursive: true, mode: 0o700 })
    await mkdir(this.arriving, { recursive: true, mode: 0o700 })
  }

  /**
   * Streams a file into the folder where files arrive, written through, and checks it. The caller keeps it or removes it.
   * Throws HttpError 413, 422 or 507; nothing is left behind then.
   */
  async receive(content: Readable & { truncated: boolean }, name: string): Promise<StoredFile> {
    const ending = requireVideoName(name)
    const file = `${randomUUID()}.${ending}`
    const arriving = join(this.arriving, file)
    const hash = createHash('sha256')
    let bytes = 0
    const count = (chunk: Buffer) => {
      hash.update(chunk)
      bytes += chunk.length
      this.arrived.set(file, bytes)
      if (this.used() > totalBytes) throw noRoom()
      return chunk
    }
    await this.measure()
    const target = createWriteStream(arriving, { flags: 'wx', mode: 0o600, flush: true })
    try {
      await pipeline(
        content,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) yield count(chunk)
        },
        target,
      )
      if (content.truncated) throw tooLarge()
      checkContent(ending, await headOf(arriving))
      // Other processes may have filled the folder meanwhile.
      await this.measure()
      if (this.used() > totalBytes) throw noRoom()
      this.others += bytes
      return { file, bytes, sha256: hash.digest('hex') }
    } catch (error) {
      // It takes no room from others while it is being removed.
      this.arrived.set(file, 0)
      // What is refused with its first bytes may not be on the disk yet, and be created after it was removed.
      if (!target.closed) await new Promise<void>((resolve) => target.once('close', resolve))
      await rm(arriving, { force: true })
      throw isFull(error) ? noRoom() : error
    } finally {
      this.arrived.delete(file)
    }
  }

  /** Moves a received file in among the videos. The caller makes its row after that, or removes it. */
  keep(file: string) {
    return rename(join(this.arriving, file), join(this.path, file))
  }

  /**
   * Writes a small file in among the videos, through to the disk, before its row is committed; a sweep removes it where that
   * fails. Answers its bytes. Throws HttpError 507.
   */
  async store(file: string, content: Buffer): Promise<number> {
    const leavesNoRoom = () => this.used() + content.length > totalBytes
    // Its caller is in a transaction, and the folder may hold thousands of files.
    if (Date.now() - this.measuredAt > measuredMs || leavesNoRoom()) await this.measure()
    if (leavesNoRoom()) throw noRoom()
    try {
      await writeFile(join(this.arriving, file), content, { flag: 'wx', mode: 0o600, flush: true })
    } catch (error) {
      await rm(join(this.arriving, file), { force: true })
      throw isFull(error) ? noRoom() : error
    }
    await this.keep(file)
    this.others += content.length
    return content.length
  }

  async remove(file: string) {
    for (const folder of [this.arriving, this.path]) await rm(join(folder, file), { force: true })
  }

  /**
   * Removes what a crash left: half uploads, and files without a row, both older than `minutes`. Where most files have no row
   * the database is not that of these videos: then they stay, and their number is answered.
   */
  async sweep(known: ReadonlySet<string>, minutes: number): Promise<number> {
    const before = Date.now() - minutes * 60_000
    const found = await readdir(this.path)
    const strangers = found.filter((file) => !known.has(file))
    const isForeign = strangers.length > found.length - strangers.length
    const left = await readdir(this.arriving)
    for (const path of [
      ...left.map((file) => join(this.arriving, file)),
      ...(isForeign ? [] : strangers.map((file) => join(this.path, file))),
    ])
      if (((await stat(path).catch(() => undefined))?.mtimeMs ?? Infinity) <= before)
        await rm(path, { force: true, recursive: true })
    return isForeign ? strangers.length : 0
  }

  /** How many of the known files are not there. */
  async missing(known: ReadonlySet<string>): Promise<number> {
    const found = new Set(await readdir(this.path))
    return [...known].filter((file) => !found.has(file)).length
  }

  /** Bytes of both folders, with those that arrive. */
  private used() {
    return [...this.arrived.values()].reduce((sum, each) => sum + each, this.others)
  }

  /** Measures the files on the disk, whether a row names them or not, but for those that arrive in this process. */
  private async measure() {
    let sum = 0
    for (const folder of [this.path, this.arriving])
      for (const file of await readdir(folder)) {
        // One may be gone since the folder was read.
        const size = (await stat(join(folder, file)).catch(() => undefined))?.size ?? 0
        if (!this.arrived.has(file)) sum += size
      }
    this.others = sum
    this.measuredAt = Date.now()
  }
}

async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(videoHeadBytes), 0, videoHeadBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
