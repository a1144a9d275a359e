import { minifySync } from '@swc/core'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import type {} from 'webpack-dev-server'
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity'
import { cacheGroups } from './scripts/cacheGroups'
import { chunkIds } from './scripts/chunkIds'
import { devServer } from './scripts/devServer'
import { distFiles } from './scripts/distFiles'
import { earlyEntries, earlyRules } from './scripts/earlyPages'
import { lazyParts } from './scripts/lazyParts'
import { moduleIds } from './scripts/moduleIds'
import { pageHashes } from './scripts/pageHashes'
// Before the sign-in, whose parts create elements while they are loaded.
import './scripts/globalReact'
import { signInDocument } from './src/app/signInDocument'
import { consoleConfigFromEnv } from './src/contract/consoleConfigFromEnv'
import { at } from './src/shared/at'
import { themeCss } from './src/ui/tokens'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Browsers that MUI 9 supports; the bundle is compiled for these. */
const browsers = ['chrome 117', 'firefox 121', 'safari 17']

const manifest: unknown = JSON.parse(readFileSync(here('package.json'), 'utf8'))

/** The local stack alone is built without it: `scripts/packages.mjs`. */
const withoutWalletConnect = !existsSync(here('node_modules/@web3-onboard/walletconnect'))

/** The bundle is the same for every environment: the server rewrites the configuration in index.html at its start. */
export function webpackConfig(mode: 'development' | 'production'): Configuration {
  const production = mode === 'production'
  const config = consoleConfigFromEnv(process.env)
  const inline = (name: string) => minifySync(readFileSync(here(`public/${name}`), 'utf8'), { module: false }).code
  const { setupMiddlewares, lazyCompilation } = lazyParts()
  // A page in development keeps the names that it has, while parts are compiled and change.
  const script = production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js'

  return {
    mode,
    context: here('.'),
    entry: { main: './src/main.tsx', ...(production && earlyEntries) },
    // No source maps are shipped, and none that need eval: the console runs under a strict content security policy.
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: here('dist'),
      publicPath: '/',
      filename: script,
      cssFilename: 'assets/[name].[contenthash:8].css',
      chunkFilename: script,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    devServer: production ? {} : { ...devServer(process.env), setupMiddlewares },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: {
        // For yup's camelCase() and snakeCase(), which nothing here calls: half a kilobyte.
        'tiny-case$': false,
        '@emotion/is-prop-valid$': here('src/ui/isPropValid.ts'),
        // The package's default entry is the one with development warnings, in either mode.
        ...(production && { 'react-router$': here('node_modules/react-router/dist/production/index.mjs') }),
      },
    },
    module: {
      rules: [
        ...(production
          ? [{ test: /node_modules[\\/]react-router[\\/]/, loader: here('scripts/pureComponents.mjs') }]
          : []),
        ...earlyRules,
        {
          // A wallet's package arrives whole when it is chosen: its hundred parts of a kilobyte each would all be named,
          // with their hashes, in the first script of every page.
          test: /node_modules[\\/](@walletconnect|@reown|@coinbase|@base-org|@msgpack|viem|ox|@wagmi)[\\/]/,
          parser: { dynamicImportMode: 'eager' },
        },
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          exclude: /node_modules/,
          options: {
            jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
            env: { targets: browsers },
          },
        },
      ],
    },
    experiments: { css: true, layers: true, lazyCompilation: production ? false : lazyCompilation },
    optimization: {
      // Exports are named by letters, as hashes cannot be compressed: 1.7 kB less for a list. Modules get their ids from
      // scripts/moduleIds.ts, and chunks from scripts/chunkIds.ts.
      ...(production && { moduleIds: false, chunkIds: false, mangleExports: 'size' }),
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // Further passes shrink the result: 0.4 kB for a list.
          terserOptions: { compress: { passes: 3 } },
          extractComments: false,
        }),
      ],
      // The first script is one file, and so is that of the console behind it: a request costs more than it keeps cached. In
      // development nothing is shared, because code that moves to another file while a part is compiled makes the page reload.
      splitChunks: production && { chunks: 'async', cacheGroups },
      // Nor is an unused export left out, because a part that uses it would change the modules of parts that are there.
      ...(!production && { sideEffects: false }),
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: here('.cache/webpack'),
      buildDependencies: { config: [fileURLToPath(import.meta.url)] },
    },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.CONSOLE_VERSION': JSON.stringify(at(manifest, 'version')),
        'process.env.WITHOUT_WALLETCONNECT': JSON.stringify(withoutWalletConnect),
      }),
      new HtmlWebpackPlugin({
        template: here('public/index.html'),
        scriptLoading: 'defer',
        chunks: ['main'],
        minify: false,
        templateParameters: {
          config,
          configJson: JSON.stringify(config).replaceAll('<', '\\u003c'),
          bootScript: inline('boot.js'),
          formScript: inline('form.js'),
          ...signInDocument(config.appName),
          themeCss: themeCss(),
          // The built page gets the sandbox wallet from the local stack's server, never from here.
          localTools: !production && config.localChains,
        },
      }),
      new SubresourceIntegrityPlugin({ enabled: production, hashLoading: 'lazy', hashFuncNames: ['sha256'] }),
      ...(production
        ? [
            ...moduleIds,
            chunkIds,
            // Chrome then compiles a script whole while it arrives, and not each function when it is first called. Not these two
            // chunks: lists load them when idle and call little of them, and their code would be 0.25 MB of a list's 5 MB of heap.
            new webpack.BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              test: /\.js$/,
              exclude: /[\\/](events|pages)\./,
              stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
            }),
            pageHashes,
            distFiles(browsers),
          ]
        : []),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
  }
}

/** `npx webpack` builds for production, `npx webpack serve` for development. The environment wins over `.env`. */
export default function configForCommand({ WEBPACK_SERVE = false }: { WEBPACK_SERVE?: boolean }): Configuration {
  const env = here('.env')
  if (existsSync(env)) process.loadEnvFile(env)
  return webpackConfig(WEBPACK_SERVE ? 'development' : 'production')
}
