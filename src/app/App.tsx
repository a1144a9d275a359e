import { useCallback, type ComponentType } from 'react'
import { Provider, useSelector } from 'react-redux'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import type { ConsoleConfig } from '../contract/consoleConfig'
import type { Screen } from '../contract/endpoints'
import { ChainsContext } from '../config/chains'
import { MediaClickToLoadContext } from '../config/mediaClickToLoad'
import { signInPath } from '../config/paths'
import { RequireRole } from '../session/RequireRole'
import { RequireSession } from '../session/RequireSession'
import { selectSession } from '../session/sessionSlice'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { PartMissing } from '../ui/PartMissing'
import { AppShell } from './AppShell'
import type { Pages } from './pages'
import { askedFor } from './askedFor'
import { homeFor } from './screens'
import { StartFeatureContext } from './startFeature'
import type { makeStore } from './store'

interface AppProps {
  store: ReturnType<typeof makeStore>['store']
  pages: Pages
  /** The header's part for wallet and chain. */
  ChainTools: ComponentType
  config: ConsoleConfig
}

/** The console of whoever is signed in. */
export function App({ store, pages, ChainTools, config: { appName, chains, mediaClickToLoad } }: AppProps) {
  const shell = { appName, ChainTools }
  const startFeature = useCallback(
    async (wanted: Screen) => (await pages.find(({ screen }) => screen === wanted)?.Page.preload()) ?? false,
    [pages],
  )
  return (
    <Provider store={store}>
      <ChainsContext value={chains}>
        <MediaClickToLoadContext value={mediaClickToLoad}>
          {/* A navigation renders with the press: as a transition it would come in slices, frames later. */}
          <BrowserRouter useTransitions={false}>
            <ErrorBoundary instead={<PartMissing room="page" />}>
              <Routes>
                <Route path={signInPath} element={<Entrance />} />
                <Route
                  element={
                    <RequireSession>
                      {(session) => (
                        <StartFeatureContext value={startFeature}>
                          <AppShell key={session.key} session={session} {...shell} />
                        </StartFeatureContext>
                      )}
                    </RequireSession>
                  }
                >
                  {pages.map(({ screen, path, Page }) => (
                    <Route
                      key={path}
                      path={path}
                      element={
                        <RequireRole screen={screen} home={homeFor}>
                          <Page />
                        </RequireRole>
                      }
                    />
                  ))}
                </Route>
                <Route path="*" element={<Navigate to={signInPath} replace />} />
              </Routes>
            </ErrorBoundary>
          </BrowserRouter>
        </MediaClickToLoadContext>
      </ChainsContext>
    </Provider>
  )
}

/** `/`: leads to the screen that was asked for before the sign-in, or to the first one of the role. */
function Entrance() {
  const session = useSelector(selectSession)
  if (session.status === 'signedOut') return null
  return <Navigate to={askedFor(window.history.state) ?? homeFor(session.role)} replace />
}
