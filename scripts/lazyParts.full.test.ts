import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { devServer } from './devServer'
import { lazyParts } from './lazyParts'
import { temporaryFolder } from '../server/testing/temporaryFolder'

test('a part that a page asks for is compiled then, and the page gets no stream, of which a browser opens six', async (context) => {
  const folder = temporaryFolder('lazy-parts-')
  writeFileSync(join(folder, 'main.js'), 'import("./part.js")')
  writeFileSync(join(folder, 'part.js'), 'export const text = "what the part says"')

  const { setupMiddlewares, lazyCompilation } = lazyParts()
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    stats: 'errors-warnings',
    context: folder,
    entry: './main.js',
    output: { filename: '[name].js' },
    module: { rules: [{ test: /\.ts$/, loader: import.meta.resolve('swc-loader') }] },
    experiments: { lazyCompilation },
    infrastructureLogging: { level: 'none' },
  })
  assert.ok(compiler)
  const made = (file: string) =>
    new Promise<void>((resolve) =>
      compiler.hooks.afterDone.tap('test', ({ compilation }) => compilation.getAsset(file) && resolve()),
    )
  const [proxy, part] = ['part_js_lazy-compilation-proxy.js', 'part_js.js']
  const first = made(proxy)
  const server = new WebpackDevServer({ ...devServer({}), port: 0, setupMiddlewares }, compiler)
  await server.start()
  context.after(() => server.stop())
  await first
  const address = server.server?.address()
  assert.ok(typeof address === 'object' && address)
  const ask = (path: string) => fetch(`http://127.0.0.1:${address.port}/${path}`)

  assert.equal((await ask(part)).status, 404)
  const [, key] = /data = "(\w+)"/.exec(await (await ask(proxy)).text()) ?? []
  const second = made(part)
  assert.equal((await ask(`lazy-parts/${key}`)).status, 204)
  await second
  assert.match(await (await ask(part)).text(), /what the part says/)
})
