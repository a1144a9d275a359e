import webpack, { type WebpackPluginInstance } from 'webpack'
import { pageParts } from './pageParts'

/**
 * Takes out of the first script the integrity hashes of the scripts that index.html lists with theirs. A hash cannot be compressed;
 * `public/boot.js` passes these on as `chunkHashes`.
 */
export const pageHashes: WebpackPluginInstance = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PageHashes', (compilation) => {
      // After the minimizer, and before the integrity plugin puts hashes for the names that stand in their place.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 2
      compilation.hooks.processAssets.tap({ name: 'PageHashes', stage }, () => {
        const listed = new Set(pageParts(compilation, () => '').files.map(([, , id]) => String(id)))
        const main = [...(compilation.namedChunks.get('main')?.files ?? [])].find((file) => file.endsWith('.js'))
        if (!main) throw new Error('The build has no first script.')
        compilation.updateAsset(
          main,
          (source) => new webpack.sources.RawSource(without(listed, String(source.source()))),
        )
      })
    })
  },
}

function without(listed: ReadonlySet<string>, script: string) {
  const hashes = /(?<=\.sriHashes=){([^}]*)}/
  if (!hashes.test(script)) throw new Error('The first script has no integrity hashes.')
  return script.replace(hashes, (_all, entries: string) => {
    const others = entries.split(',').filter((entry) => !listed.has(entry.slice(0, entry.indexOf(':'))))
    return `Object.assign(self.chunkHashes||{},{${others.join(',')}})`
  })
}
