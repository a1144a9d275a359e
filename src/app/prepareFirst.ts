import { earlyRows } from '../api/earlyRequest'
import { signInPath } from '../config/paths'
import { mayOpen } from '../contract/endpoints'
import { selectSession } from '../session/sessionSlice'
import type { Pages } from './pages'
import { readFirst } from './readFirst'
import { homeFor } from './screens'
import type { makeStore } from './store'

/** The longest wait in milliseconds. */
const soon = 100

/**
 * Fetches the page of the address if the role may open it, and puts the answer to the request of `public/boot.js` into the cache,
 * so that the console begins with rows and without a skeleton. Waits only shortly for both, except for the code while early rows
 * are shown. A failure is left to the page.
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
  // Early rows can be read, and their search typed into: no skeleton replaces them.
  if (document.querySelector('#frame [data-search]')) await code
}
