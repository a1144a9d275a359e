import type { ComponentType } from 'react'
import type { RootOptions } from 'react-dom/client'
import { Provider } from 'react-redux'
import { readConfig } from '../config/env'
import type { ConsoleConfig } from '../contract/consoleConfig'
import type { SignIn } from '../features/signIn/signIn'
import { selectSession } from '../session/sessionSlice'
import { selectSignIn } from '../session/signInSlice'
import { CopyDiagnosticsContext } from '../ui/CopyDiagnostics'
import { inlinePart } from '../ui/lazyPart'
import { Loading } from '../ui/Loading'
import { App } from './App'
import { followEvents } from './followEvents'
import { makeChainTools, makePages } from './pages'
import { createPorts } from './ports'
import { prepareFirst } from './prepareFirst'
import { makeStore } from './store'

/** The console behind the sign-in page, as its root sees it. */
export interface Console {
  /** Calls the listener whenever `status` may have changed; returns the unsubscriber. */
  subscribe: (listener: () => void) => () => void
  /** `open`: somebody is signed in; `sending`: a sign-in is on its way. */
  status: () => 'open' | 'signedOut' | 'sending'
  /** Whether the next sign-in continues at the address that was asked for. */
  resumes: () => boolean
  /** What the sign-in form needs; its code comes only for whoever signs in. */
  fetchSignIn: () => Promise<(isSending: boolean) => SignIn>
  Signed: ComponentType
  /** `onDone` gets the e-mail of an account that has just been created, if it is known. */
  Invited: ComponentType<{ invitation: string; onDone: (email?: string) => void }>
  onCaughtError: RootOptions['onCaughtError']
}

/** The console over a store. */
export function consoleOf(made: ReturnType<typeof makeStore>, config: ConsoleConfig, pages = makePages(made)): Console {
  const { store } = made
  const ChainTools = makeChainTools(made)
  const Invitation = inlinePart(
    async () => {
      const { invitationFeature } = await import(
        /* webpackChunkName: "invitation" */ '../features/signIn/invitationFeature'
      )
      made.start(invitationFeature)
      return { default: invitationFeature.Page }
    },
    { waiting: <Loading /> },
  )
  return {
    subscribe: (listener) => store.subscribe(listener),
    status: () => {
      if (selectSession(store.getState()).status !== 'signedOut') return 'open'
      return selectSignIn(store.getState()) === 'sending' ? 'sending' : 'signedOut'
    },
    resumes: () => {
      const session = selectSession(store.getState())
      return session.status === 'signedOut' && session.resume
    },
    fetchSignIn: async () => {
      const { signInBy } = await import(/* webpackChunkName: "login" */ '../features/signIn/signIn')
      return (isSending) => signInBy(store.dispatch, isSending)
    },
    Signed: () => (
      <CopyDiagnosticsContext value={made.copyDiagnostics}>
        <App store={store} pages={pages} ChainTools={ChainTools} config={config} />
      </CopyDiagnosticsContext>
    ),
    Invited: (props) => (
      <Provider store={store}>
        <Invitation {...props} />
      </Provider>
    ),
    onCaughtError: made.onCaughtError,
  }
}

/** Starts the console of this document; rejects with an Error when `index.html` has no usable configuration. */
export async function openConsole(): Promise<Console> {
  const config = readConfig(document)
  const made = makeStore(createPorts(window, config))
  const pages = makePages(made)
  followEvents(made)
  await prepareFirst(made, pages, window.location.pathname)
  return consoleOf(made, config, pages)
}
