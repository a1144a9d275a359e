import { reloadPage } from '../ui/reloadPage'
import { hasUnsaved } from '../ui/forms/unsaved'

const key = 'reloadedFor'

/**
 * After a deploy the scripts of the page that is open are gone, and only a new document names the new ones: fetches it
 * when the code of a page is missing, unless something would be lost. Once for an address in this tab, so that there is
 * never a loop. Whether it does.
 */
export async function reloadOnce(): Promise<boolean> {
  if (hasUnsaved() || !navigator.onLine || !(await isServed()) || !isFirst()) return false
  reloadPage()
  return true
}

/** A server that is down would leave the browser's own page in the place of the console. */
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
    // What cannot be remembered could be done for ever.
    return false
  }
}
