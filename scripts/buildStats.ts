import webpack from 'webpack'
import { webpackConfig } from '../webpack.config'

/** More than all modules: by default webpack's statistics omit most modules, and with Infinity all of them. */
const everyModule = 100_000

/** Builds the bundle into dist/ and returns webpack's statistics; throws an Error with webpack's errors. */
export async function buildStats(): Promise<webpack.StatsCompilation> {
  const compiler = webpack(webpackConfig('production'))
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('webpack gave no result'))))
  })
  await new Promise((resolve) => {
    compiler.close(resolve)
  })
  if (stats.hasErrors() || stats.hasWarnings())
    throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }))
  return stats.toJson({
    all: false,
    chunkGroups: true,
    modules: true,
    nestedModules: true,
    cachedModules: true,
    dependentModules: true,
    modulesSpace: everyModule,
    nestedModulesSpace: everyModule,
    ids: true,
  })
}
