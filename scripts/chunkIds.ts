import type { WebpackPluginInstance } from 'webpack'

/**
 * Chunks get consecutive numbers as ids, as our modules do (`moduleIds.ts`). They begin with 1, because the integrity plugin
 * forgets a chunk that has the number 0.
 */
export const chunkIds: WebpackPluginInstance = {
  apply(compiler) {
    compiler.hooks.compilation.tap('ChunkIds', (compilation) => {
      compilation.hooks.chunkIds.tap('ChunkIds', (chunks) => {
        let last = 0
        for (const chunk of chunks) {
          chunk.id ??= ++last
          chunk.ids = [chunk.id]
        }
      })
    })
  },
}
