import { waitFor } from '@testing-library/react'
import { signedOut } from '../session/sessionSlice'
import type { eventServer } from './eventServer'
import type { renderApp } from './renderApp'
import { turns } from './requests'

type Page = Pick<ReturnType<typeof renderApp>, 'store' | 'startEvents' | 'unmount'>

const pages: Page[] = []

/** Opens the page's stream of events; `closePages` after each test closes it. */
export async function followEvents(page: Page, { streams }: ReturnType<typeof eventServer>) {
  pages.push(page)
  await page.startEvents()
  await waitFor(() => expect(streams.size).toBe(1))
}

/** Closes the pages and signs out, so that none hears what the next test does. */
export async function closePages() {
  for (const { store, unmount } of pages.splice(0)) {
    unmount()
    store.dispatch(signedOut({ why: 'replaced' }))
  }
  await turns()
}
