import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { test } from 'node:test'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { devServer } from './devServer'

function urlOf(server: Server | null | undefined) {
  const address = server?.address()
  if (typeof address !== 'object' || !address) throw new Error('a server without a port')
  return `http://127.0.0.1:${address.port}`
}

test('the API gets what the page sends as if a page of its own host had sent it, which it would refuse from another', async (context) => {
  const api = createServer(({ headers }, response) => response.end(`${headers.host} ${headers.origin}`))
  context.after(() => api.close())
  await once(api.listen(0, '127.0.0.1'), 'listening')
  const API_URL = urlOf(api)
  const front = new WebpackDevServer(
    { ...devServer({ API_URL: `${API_URL}/below` }), port: 0 },
    webpack({ mode: 'none', entry: {}, infrastructureLogging: { level: 'none' } }),
  )
  await front.start()
  context.after(() => front.stop())
  const url = urlOf(front.server)
  const answer = await fetch(`${url}/api/admin/login`, { method: 'POST', headers: { origin: url } })
  assert.equal(await answer.text(), `${new URL(API_URL).host} ${API_URL}`)
})
