/** The console's bundle: `serve` rebuilds it on change and serves it with live reload, `build` writes it to dist/. */
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { webpackConfig } from '../webpack.config'
import { buildConsole } from './consoleBuild'

async function build() {
  await buildConsole()
  console.log('Built dist/')
}

async function serve() {
  const { API_URL = 'http://127.0.0.1:4000', CONSOLE_PORT = '3000' } = process.env
  if (!URL.canParse(API_URL)) throw new Error('API_URL is not a URL, for example http://127.0.0.1:4000')
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port: Number(CONSOLE_PORT),
      static: { directory: 'public', watch: false },
      historyApiFallback: true,
      allowedHosts: ['127.0.0.1', 'localhost'],
      client: { logging: 'warn', overlay: false },
      setupExitSignals: false,
      proxy: [{ context: ['/api', '/media', '/sandbox'], target: API_URL, changeOrigin: true }],
    },
    webpack(webpackConfig('development')),
  )
  await server.start()
  const stop = () => void server.stop().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  process.once('disconnect', stop)
}

const commands: Record<string, (() => Promise<void>) | undefined> = { build, serve }
const command = commands[process.argv[2] ?? '']
if (!command) throw new Error('Say `serve` or `build`.')
await command()
