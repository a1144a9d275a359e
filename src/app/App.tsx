import { useCallback, useMemo, type ComponentType } from 'react'
import { Provider, useSelector } from 'react-redux'
import { BrowserRouter, Navigate, useRoutes, type RouteObject } from 'react-router-dom'
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
  const startFeature = useCallback(
    async (wanted: Screen) => (await pages.find(({ screen }) => screen === wanted)?.Page.preload()) ?? false,
    [pages],
  )
  const routes = useMemo<RouteObject[]>(
    () => [
      { path: signInPath, element: <Entrance /> },
      {
        element: (
          <RequireSession>
            {(session) => (
              <StartFeatureContext value={startFeature}>
                <AppShell key={session.key} session={session} appName={appName} ChainTools={ChainTools} />
              </StartFeatureContext>
            )}
          </RequireSession>
        ),
        children: pages.map(({ screen, path, Page }) => ({
          path,
          element: (
            <RequireRole screen={screen} path={path} home={homeFor}>
              <Page />
            </RequireRole>
          ),
        })),
      },
      { path: '*', element: <Navigate to={signInPath} replace /> },
    ],
    [startFeature, appName, ChainTools, pages],
  )
  return (
    <Provider store={store}>
      <ChainsContext value={chains}>
        <MediaClickToLoadContext value={mediaClickToLoad}>
          {/* Renders a navigation at once: as a transition, React would spread it over several frames. */}
          <BrowserRouter useTransitions={false}>
            <ErrorBoundary instead={<PartMissing room="page" />}>
              <Screens routes={routes} />
            </ErrorBoundary>
          </BrowserRouter>
        </MediaClickToLoadContext>
      </ChainsContext>
    </Provider>
  )
}

const Screens = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes)

/** `/`: leads to the screen that was asked for before the sign-in, or to the first one of the role. */
function Entrance() {
  const session = useSelector(selectSession)
  if (session.status === 'signedOut') return null
  return <Navigate to={askedFor(window.history.state) ?? homeFor(session.role)} replace />
}
