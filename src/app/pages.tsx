import { lazy, type ComponentType } from 'react'
import { screenPaths } from '../config/paths'
import { mayOpen } from '../session/RequireRole'
import type { SessionState } from '../session/sessionSlice'
import type { Feature } from './feature'
import { screens, type ScreenEntry } from './screens'

export const loadShell = () => import(/* webpackChunkName: "shell" */ './AppShell')

export type Pages = readonly (Pick<ScreenEntry, 'screen'> & { Page: ComponentType; load: () => Promise<unknown> })[]

/** The page of each screen; its chunk is fetched and its feature started when it is first shown. */
export function makePages(startFeature: (feature: Feature) => void): Pages {
  return screens.map(({ screen, load }) => {
    const loadPage = async () => {
      const { feature } = await load()
      startFeature(feature)
      return { default: feature.Page }
    }
    return { screen, Page: lazy(loadPage), load: loadPage }
  })
}

/** Fetches shell and page side by side when the console is opened on a screen that its visitor may see. */
export function preload(pages: Pages, session: SessionState, pathname: string) {
  if (session.status === 'signedOut') return
  void loadShell()
  void pages.find(({ screen }) => screenPaths[screen] === pathname && mayOpen(session.role, screen))?.load()
}
