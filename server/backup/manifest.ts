import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { number, object, string, type InferType } from 'yup'

export const rowsFile = 'database.jsonl.gz'
export const manifestFile = 'backup.json'
export const mediaDir = 'media'

const manifestSchema = object({
  /** The newest migration (milliseconds since 1970) of the database it is of. */
  schema: number().integer().required(),
  madeAt: string().required(),
  rows: number().integer().min(0).required(),
  /** Of the file with the rows, hex. */
  sha256: string().required(),
})
export type Manifest = InferType<typeof manifestSchema>

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Reads a backup's description and checks its rows against it. Throws an Error that says what is wrong. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => undefined)
  if (text === undefined) throw new Error(`There is no backup in ${folder}.`)
  try {
    const manifest = manifestSchema.validateSync(JSON.parse(text))
    if ((await sha256Of(join(folder, rowsFile))) === manifest.sha256) return manifest
  } catch {
    throw new Error(`The backup in ${folder} is damaged.`)
  }
  throw new Error(`The backup in ${folder} is damaged: ${rowsFile} is not what was written.`)
}
