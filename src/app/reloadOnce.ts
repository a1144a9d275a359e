import { isUnderWay } from '../shared/underWay'
import { reloadPage } from '../ui/reloadPage'
import { hasUnsaved } from '../ui/forms/unsaved'

const key = 'reloadedFor'

/**
 * After a deploy the old chunks are gone, and only a new document names the new ones. When the code of a page is
 * missing, reloads the document, unless unsaved work or the outcome of a change would be lost, and at most once per path and tab,
 * to prevent a loop. Returns whether it reloads.
 */
export async function reloadOnce(): Promise<boolean> {
  if (hasUnsaved() || !navigator.onLine || !(await isServed()) || isUnderWay() || !isFirst()) return false
  reloadPage()
  return true
}

/** If the server is down, a reload would replace the console by the browser's error page. */
const isServed = () =>
  fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } }).then(
    ({ ok }) => ok,
    () => false,
  )

function isFirst() {
  const { pathname } = window.location
  try {
    if (window.sessionStorage.getItem(key) === pathname) return false
    window.sessionStorage.setItem(key, pathname)
    return true
  } catch {
    // Without storage a loop could not be prevented.
    return false
  }
}
