import { useCallback, type ComponentType } from 'react'
import { Provider, useSelector } from 'react-redux'
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import type { ConsoleConfig } from '../contract/consoleConfig'
import type { Screen } from '../contract/endpoints'
import { ChainsContext } from '../config/chains'
import { MediaClickToLoadContext } from '../config/mediaClickToLoad'
import { signInPath } from '../config/paths'
import { SignInPage } from '../features/signIn/SignInPage'
import { RequireRole } from '../session/RequireRole'
import { askedFor, RequireSession } from '../session/RequireSession'
import { selectSession } from '../session/sessionSlice'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { Notifications } from '../ui/messages/Notifications'
import { PartMissing } from '../ui/PartMissing'
import { AppShell, type Pages } from './pages'
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

export function App({ store, pages, ChainTools, config: { appName, chains, mediaClickToLoad } }: AppProps) {
  const shell = { appName, ChainTools }
  const startFeature = useCallback(
    async (wanted: Screen) => (await pages.find(({ screen }) => screen === wanted)?.Page.preload()) ?? false,
    [pages],
  )
  return (
    <Provider store={store}>
      <Notifications />
      <ChainsContext value={chains}>
        <MediaClickToLoadContext value={mediaClickToLoad}>
          <BrowserRouter>
            <ErrorBoundary instead={<PartMissing room="page" />}>
              <Routes>
                <Route path={signInPath} element={<Entrance appName={appName} />} />
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

/** `/`: the sign-in, or a redirect of a signed-in person to the requested screen or to the first one of their role. */
function Entrance({ appName }: { appName: string }) {
  const session = useSelector(selectSession)
  const location: { state: unknown } = useLocation()
  if (session.status === 'signedOut') return <SignInPage appName={appName} onIntent={() => void AppShell.preload()} />

  return <Navigate to={askedFor(location.state) ?? homeFor(session.role)} replace />
}
