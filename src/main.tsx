import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { Root } from './app/Root'
import type { Console } from './app/openConsole'
import { signInPath } from './config/paths'
import { once } from './shared/once'
import { Notifications } from './ui/messages/Notifications'
import './app/shell.css'
import './features/features.css'
import './features/signIn/signIn.css'
import './lists/lists.css'
import './ui/base.css'
import './ui/button.css'
import './ui/forms/fields.css'
import './ui/messages/notifications.css'
import './ui/print.css'
import './ui/statCard.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

const { entry, damaged } = document.documentElement.dataset

let opened: Console | undefined
const fetchConsole = once(async () => {
  // With it and not after it: a deploy between the two would take the rules of the form away.
  if (entry === 'signIn') void import(/* webpackChunkName: "login" */ './features/signIn/signIn').catch(() => undefined)
  const { openConsole } = await import(/* webpackChunkName: "console" */ './app/openConsole')
  try {
    return (opened = await openConsole())
  } catch (error) {
    // The console cannot run without its configuration; the operator must see why.
    reactRoot.unmount()
    const told = document.createElement('main')
    told.textContent = error instanceof Error ? error.message : String(error)
    root.replaceChildren(told)
    // Whoever was told that the console has not come would load the page again.
    return new Promise<never>(() => undefined)
  }
})
const onCaughtError: RootOptions['onCaughtError'] = (error, info) => opened?.onCaughtError?.(error, info)

const { pathname, search } = window.location
const invitation = (pathname === signInPath && new URLSearchParams(search).get('invite')) || undefined
const page = (
  <Root
    appName={root.querySelector('[data-app-name]')?.textContent ?? ''}
    entry={entry === 'console' ? 'console' : 'signIn'}
    invitation={invitation}
    isWanted={damaged !== undefined || invitation !== undefined}
    messages={<Notifications />}
    fetchConsole={fetchConsole}
  />
)
const reactRoot = entry === 'signIn' ? hydrateRoot(root, page, { onCaughtError }) : createRoot(root, { onCaughtError })
if (entry !== 'signIn') reactRoot.render(page)
// From here on the form is React's; see public/form.js.
delete document.documentElement.dataset.entry
