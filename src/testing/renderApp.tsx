import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from '../app/App'
import { makeChainTools, makePages } from '../app/pages'
import type { Ports } from '../app/ports'
import { CopyDiagnosticsContext } from '../ui/CopyDiagnostics'
import './browserLike'
import { openStore } from './signedInStore'
import { testConfig } from './testChains'

/** Renders the whole console at an address. */
export function renderApp(address = '/', ports: Partial<Ports> = {}) {
  window.history.replaceState(null, '', address)
  const made = openStore(ports)
  const { unmount } = render(
    <CopyDiagnosticsContext value={made.copyDiagnostics}>
      <App store={made.store} pages={makePages(made)} ChainTools={makeChainTools(made)} config={testConfig} />
    </CopyDiagnosticsContext>,
    { onCaughtError: made.onCaughtError },
  )
  return {
    store: made.store,
    copyDiagnostics: made.copyDiagnostics,
    startEvents: made.startEvents,
    user: userEvent.setup({ delay: null }),
    screen,
    unmount,
  }
}
