import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { consoleOf } from '../app/openConsole'
import type { Ports } from '../app/ports'
import { Root } from '../app/Root'
import SignInPage from '../features/signIn/SignInPage'
import { Notifications } from '../ui/messages/Notifications'
import './browserLike'
import { openStore } from './signedInStore'
import { testConfig } from './testChains'

/** Renders the whole console at an address. */
export function renderApp(address = '/', ports: Partial<Ports> = {}) {
  window.history.replaceState(null, '', address)
  const made = openStore(ports)
  const opened = consoleOf(made, testConfig)
  const { unmount } = render(
    <Root
      appName={testConfig.appName}
      entry="signIn"
      invitation={new URLSearchParams(window.location.search).get('invite') ?? undefined}
      SignInPage={SignInPage}
      messages={<Notifications />}
      opened={opened}
      fetchConsole={() => Promise.resolve(opened)}
    />,
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
