import type { Configuration } from 'webpack-dev-server'
import { consolePort } from './wholeNumber'

/** `npx webpack serve`: only the console, at CONSOLE_PORT; API requests are proxied to API_URL. */
export function devServer(env: NodeJS.ProcessEnv): Configuration {
  const { API_URL = 'http://127.0.0.1:4000' } = env
  if (!URL.canParse(API_URL)) throw new Error('API_URL is not a URL, for example http://127.0.0.1:4000')
  return {
    host: '127.0.0.1',
    port: consolePort.validateSync(env.CONSOLE_PORT || undefined),
    static: { directory: 'public', watch: false },
    historyApiFallback: true,
    allowedHosts: ['127.0.0.1', 'localhost'],
    client: { logging: 'warn', overlay: false },
    proxy: [
      {
        context: ['/api', '/media', '/sandbox'],
        target: API_URL,
        // Changes `Host` only. The server refuses a write whose `Origin` is another host.
        changeOrigin: true,
        headers: { origin: new URL(API_URL).origin },
        // The proxy itself ends a request only if it is cut off while it is sent. Event streams of closed pages would stay open
        // until the server refuses the account another one.
        onProxyRes: (answer, _request, response) => void response.on('close', () => answer.destroy()),
      },
    ],
  }
}
