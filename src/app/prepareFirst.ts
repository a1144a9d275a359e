import { earlyRows } from '../api/earlyRequest'
import { signInPath } from '../config/paths'
import { mayOpen } from '../session/RequireRole'
import { selectSession } from '../session/sessionSlice'
import type { Pages } from './pages'
import { readFirst } from './readFirst'
import { homeFor } from './screens'
import type { makeStore } from './store'

/** Milliseconds that are waited at most. What has arrived by then is ready sooner. */
const soon = 100

/**
 * Fetches the page of the address if the role may open it, and puts the answer that `public/boot.js` has asked for into the
 * cache. Resolves when both are there, so that the console begins with its rows and draws no skeleton before them; what is
 * still on its way is waited for only while early rows stand, and a failure is left to the page.
 */
export async function prepareFirst(
  { store }: Pick<ReturnType<typeof makeStore>, 'store'>,
  pages: Pages,
  pathname: string,
) {
  const session = selectSession(store.getState())
  if (session.status === 'signedOut') return
  const opened = pathname === signInPath ? homeFor(session.role) : pathname
  const page = pages.find(({ screen, path }) => path === opened && mayOpen(session.role, screen))
  if (!page) return
  const first = earlyRows().then((rows) => rows && readFirst(store.dispatch, page.first, rows))
  const later = new Promise((resolve) => setTimeout(resolve, soon))
  const code = page.Page.preload()
  await Promise.race([Promise.all([code, first]), later])
  // Rows that stand early can be read, and their search typed into: no skeleton takes their place.
  if (document.querySelector('#frame [data-search]')) await code
}
