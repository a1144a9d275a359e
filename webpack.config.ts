import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import type {} from 'webpack-dev-server'
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity'
import { devServer } from './scripts/devServer'
import { distFiles } from './scripts/distFiles'
import { consoleConfigFromEnv } from './src/contract/consoleConfigFromEnv'
import { at } from './src/shared/at'
import { themeCss } from './src/ui/tokens'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Browsers that MUI 9 supports; the bundle is compiled for these. */
const browsers = ['chrome 117', 'firefox 121', 'safari 17']

const manifest: unknown = JSON.parse(readFileSync(here('package.json'), 'utf8'))

/** The bundle is the same for every environment: the server rewrites the configuration in index.html at its start. */
export function webpackConfig(mode: 'development' | 'production'): Configuration {
  const production = mode === 'production'
  const config = consoleConfigFromEnv(process.env)
  const integrity = createHash('sha384')
    .update(readFileSync(here('public/boot.js')))
    .digest('base64')

  return {
    mode,
    context: here('.'),
    entry: './src/main.tsx',
    // No source maps are shipped, and none that need eval: the console runs under a strict content security policy.
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: here('dist'),
      publicPath: '/',
      filename: 'assets/[name].[contenthash:10].js',
      cssFilename: 'assets/[name].[contenthash:10].css',
      chunkFilename: 'assets/[name].[contenthash:10].js',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    devServer: production ? {} : devServer(process.env),
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      // The package's default entry is the one with development warnings, in either mode.
      alias: production ? { 'react-router$': here('node_modules/react-router/dist/production/index.mjs') } : {},
    },
    module: {
      rules: [
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
    experiments: { css: true },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // Further passes shrink the result: 0.4 kB for a list.
          terserOptions: { compress: { passes: 3 } },
          extractComments: false,
        }),
      ],
      splitChunks: {
        chunks: 'all',
        minSize: 16_000,
        // Modules used by four or more parts are in one file: separate pieces compress worse, by 1.2 kB for a list. What
        // the campaign list has no use for stays with the parts that use it, charts in a file of their own.
        cacheGroups: {
          charts: {
            test: /[\\/]src[\\/]ui[\\/]charts[\\/]/,
            chunks: 'async',
            name: 'charts',
            priority: 2,
            enforce: true,
          },
          kit: {
            test: /[\\/]src[\\/](lists|ui|shared|contract)[\\/](?!requests|formRules|MuiTheme|tokens|AddressLabel|AddressChip|Identicon|identiconOf|WhoLink|checksummed|dossier|CopyButton|TokenAmount|wei|taskTypes|dialogs[\\/][A-Z])/,
            minChunks: 4,
            chunks: 'async',
            name: 'kit',
            priority: 1,
          },
          // What no page needs before something opens.
          overlays: {
            test: /[\\/]src[\\/]ui[\\/](MuiTheme|tokens|dialogs[\\/][A-Z])/,
            minChunks: 2,
            chunks: 'async',
            name: 'overlays',
            priority: 1,
            enforce: true,
          },
        },
      },
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: here('.cache/webpack'),
      buildDependencies: { config: [fileURLToPath(import.meta.url)] },
    },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.CONSOLE_VERSION': JSON.stringify(at(manifest, 'version')) }),
      new HtmlWebpackPlugin({
        template: here('public/index.html'),
        scriptLoading: 'defer',
        minify: false,
        templateParameters: {
          config,
          configJson: JSON.stringify(config).replaceAll('<', '\\u003c'),
          bootIntegrity: `sha384-${integrity}`,
          themeCss: themeCss(),
          // The built page gets the sandbox wallet from the local stack's server, never from here.
          localTools: !production && config.localChains,
        },
      }),
      new SubresourceIntegrityPlugin({ enabled: production, hashLoading: 'lazy' }),
      ...(production ? [distFiles] : []),
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
