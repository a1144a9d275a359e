import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { makePages, preload } from './app/pages'
import { makeStore } from './app/store'
import { readConfig } from './config/env'
import { createSessionStorage } from './session/sessionStorage'
import './ui/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

try {
  const { appName } = readConfig(document)
  const ports = { sessionStorage: createSessionStorage(window) }
  const { store, startFeature } = makeStore(ports)
  const pages = makePages(startFeature)
  preload(pages, store.getState().session, window.location.pathname)
  createRoot(root).render(<App store={store} pages={pages} appName={appName} />)
} catch (error) {
  // Without its configuration nothing can run; the person who set it up must see why.
  root.textContent = error instanceof Error ? error.message : String(error)
}
