import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { makeChainTools, makePages, preload } from './app/pages'
import { createPorts } from './app/ports'
import { followEvents } from './app/followEvents'
import { makeStore } from './app/store'
import { readConfig } from './config/env'
import { CopyDiagnosticsContext } from './ui/CopyDiagnostics'
import './app/shell.css'
import './lists/lists.css'
import './ui/base.css'
import './ui/print.css'
import './ui/statCard.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

try {
  const config = readConfig(document)
  const made = makeStore(createPorts(window, config))
  const pages = makePages(made)
  preload(pages, made.store.getState().session, window.location.pathname)
  followEvents(made)
  createRoot(root, { onCaughtError: made.onCaughtError }).render(
    <CopyDiagnosticsContext value={made.copyDiagnostics}>
      <App store={made.store} pages={pages} ChainTools={makeChainTools(made)} config={config} />
    </CopyDiagnosticsContext>,
  )
} catch (error) {
  // The console cannot run without its configuration; the operator must see why.
  root.textContent = error instanceof Error ? error.message : String(error)
}
