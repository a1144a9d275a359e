import { createRoot, hydrateRoot, type Root as ReactRoot, type RootOptions } from 'react-dom/client'
import { Root } from './app/Root'
import type { Console } from './app/openConsole'
import { reloadOnce } from './app/reloadOnce'
import { signInPath } from './config/paths'
import { once } from './shared/once'
import { inlinePart } from './ui/lazyPart'
import { Loading } from './ui/Loading'
import { Notifications } from './ui/messages/Notifications'
import './main.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

// Set by public/boot.js and public/form.js.
const { entry, damaged, appName = '' } = document.documentElement.dataset

let opened: Console | undefined
const fetchConsole = once(async () => {
  // With it and not after it: a deploy between the two would take the rules of the form away.
  if (entry === 'signIn') void import(/* webpackChunkName: "login" */ './features/signIn/signIn').catch(() => undefined)
  const { openConsole } = await import(/* webpackChunkName: "console" */ './app/openConsole')
  try {
    return (opened = await openConsole())
  } catch (error) {
    // The console cannot run without its configuration; the operator must see why.
    shown?.unmount()
    const told = document.createElement('main')
    told.textContent = error instanceof Error ? error.message : String(error)
    root.replaceChildren(told)
    // Whoever was told that the console has not come would load the page again.
    return new Promise<never>(() => undefined)
  }
})
const onCaughtError: RootOptions['onCaughtError'] = (error, info) => opened?.onCaughtError?.(error, info)

const SignInPage = inlinePart(() => import(/* webpackChunkName: "signIn" */ './features/signIn/SignInPage'), {
  room: 'page',
  waiting: <Loading />,
  onMissing: reloadOnce,
})

const { pathname, search } = window.location
const invitation = (pathname === signInPath && new URLSearchParams(search).get('invite')) || undefined
const page = (
  <Root
    appName={appName}
    entry={entry === 'console' ? 'console' : 'signIn'}
    invitation={invitation}
    isWanted={damaged !== undefined || invitation !== undefined}
    SignInPage={SignInPage}
    messages={<Notifications />}
    fetchConsole={fetchConsole}
  />
)
let shown: ReactRoot | undefined
function show(container: Element) {
  if (entry === 'signIn') shown = hydrateRoot(container, page, { onCaughtError })
  else (shown = createRoot(container, { onCaughtError })).render(page)
  // From here on the form is React's; see public/form.js.
  delete document.documentElement.dataset.entry
}
if (entry === 'console') show(root)
// Until the code of the page is there, the form of index.html keeps what is typed. Fetched once more, because React would draw
// an empty form without it.
else
  void SignInPage.preload()
    .then((hasCome) => hasCome || SignInPage.preload())
    .then(() => show(root))
