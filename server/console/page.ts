import { createHash } from 'node:crypto'
import type { ConsoleConfig } from '../../src/contract/consoleConfig'

const configBlock = /(<script type="application\/json" id="app-config">)[\s\S]*?(<\/script>)/

/**
 * The console's index.html with the configuration of this environment, and with the local stack's
 * wallet script when there is one (`walletScript`, its content). Throws an Error when the page has no block.
 */
export function pageFor(html: string, config: ConsoleConfig, walletScript?: Buffer): string {
  if (!configBlock.test(html)) throw new Error('index.html of the console has no app-config block. Run: npm run build')
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  const page = html.replace(configBlock, (_block, open: string, close: string) => open + json + close)
  if (!walletScript) return page
  const integrity = `sha256-${createHash('sha256').update(walletScript).digest('base64')}`
  const tag = `<script src="/sandbox/wallet.js" defer integrity="${integrity}" crossorigin="anonymous"></script>`
  return page.replace('</head>', () => `${tag}</head>`)
}
