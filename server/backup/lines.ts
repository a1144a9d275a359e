import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

/**
 * The lines of a compressed text. They end at line feeds alone: `readline` also ends them at the separators U+2028 and U+2029,
 * which JSON has as they are. Throws an Error that names the file.
 */
export async function* linesOf(path: string): AsyncGenerator<string> {
  const unzipped = createGunzip().setEncoding('utf8')
  // Its error is that of `unzipped`, and where somebody reads no further there is none.
  const texts: AsyncIterable<string> = pipeline(createReadStream(path), unzipped, () => undefined)
  let rest = ''
  try {
    for await (const text of texts) {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw new Error(`${path} cannot be read.`, { cause: error })
  }
  if (rest !== '') yield rest
}
