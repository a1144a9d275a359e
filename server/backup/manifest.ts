import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { array, number, object, string, type InferType } from 'yup'

export const rowsFile = 'database.jsonl.gz'
export const manifestFile = 'backup.json'

const videoSchema = object({
  /** A bare name: what is restored goes nowhere but into the folder of the videos. */
  file: string()
    .required()
    .test('bare', (name) => name === basename(name) && !name.startsWith('.')),
  bytes: number().integer().min(0).required(),
  /** Hex. */
  sha256: string().required(),
})
export type Video = InferType<typeof videoSchema>

const counterSchema = object({ table: string().required(), last: number().integer().min(0).required() })
export type Counter = InferType<typeof counterSchema>

const manifestSchema = object({
  /** The newest migration (milliseconds since 1970) of the database it is of. */
  schema: number().integer().required(),
  madeAt: string().required(),
  rows: number().integer().min(0).required(),
  /** Of the file with the rows, hex. */
  sha256: string().required(),
  /** Absent in the backups of earlier versions. */
  media: array(videoSchema.required()),
  /** Absent in the backups of earlier versions. */
  counters: array(counterSchema.required()),
})
export type Manifest = InferType<typeof manifestSchema>

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Reads the description in a folder as it is. Throws what a reader or a parser throws. */
export const parseManifest = async (folder: string): Promise<Manifest> =>
  manifestSchema.validateSync(JSON.parse(await readFile(join(folder, manifestFile), 'utf8')))

/** Reads a backup's description and checks its rows against it. Throws an Error that says what is wrong. */
export async function readManifest(folder: string): Promise<Manifest> {
  const manifest = await parseManifest(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error) throw new Error(`There is no backup in ${folder}.`, { cause: error })
    throw new Error(`The backup in ${folder} is damaged: ${manifestFile} cannot be read. Restore another backup.`)
  })
  const sha256 = await sha256Of(join(folder, rowsFile)).catch(() => 'none')
  if (sha256 === manifest.sha256) return manifest
  throw new Error(
    `The backup in ${folder} is damaged: ${rowsFile} is missing or not what was written. Restore another backup.`,
  )
}
