import webpack from 'webpack'
import { webpackConfig } from '../webpack.config'

/** More than there will ever be: by default webpack's statistics leave most modules out, and with Infinity all of them. */
const everyModule = 100_000

/** Writes the production bundle to dist/ and gives webpack's statistics of it; throws an Error that holds what it complained of. */
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
    groupModulesByCacheStatus: false,
    groupModulesByPath: false,
    groupModulesByType: false,
    groupModulesByAttributes: false,
    groupModulesByLayer: false,
    modulesSpace: everyModule,
    nestedModulesSpace: everyModule,
    ids: true,
  })
}
