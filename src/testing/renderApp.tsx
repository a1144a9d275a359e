import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from '../app/App'
import { makePages } from '../app/pages'
import './browserLike'
import { openStore } from './signedInStore'

/** The whole console at an address, as a browser would open it. */
export function renderApp(address = '/') {
  window.history.replaceState(null, '', address)
  const { store, startFeature } = openStore()
  const { unmount } = render(<App store={store} pages={makePages(startFeature)} appName="SSDX Back Office" />)
  return { store, user: userEvent.setup({ delay: null }), screen, unmount }
}
