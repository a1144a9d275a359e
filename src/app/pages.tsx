import { screenPath } from '../config/paths'
import { mayOpen } from '../session/RequireRole'
import type { SessionState } from '../session/sessionSlice'
import { inlinePart, overlayPart, type LazyPart } from '../ui/lazyPart'
import { Loading } from '../ui/Loading'
import { reloadOnce } from './reloadOnce'
import type { makeStore } from './store'
import { screens, type ScreenEntry } from './screens'

const asPage = { room: 'page', waiting: <Loading />, onMissing: reloadOnce } as const

export const AppShell = inlinePart(() => import(/* webpackChunkName: "shell" */ './AppShell'), asPage)

type Start = Pick<ReturnType<typeof makeStore>, 'start' | 'startOnChain' | 'startTransactions'>

/** The pages of the console with their paths; `screen` is the one they belong to. */
export type Pages = readonly (Pick<ScreenEntry, 'screen'> & { path: string; Page: LazyPart<object> })[]

/** The page component of each screen, and of those below it; at the first render its chunk is fetched and its feature started. */
export function makePages({ start, startOnChain, startTransactions }: Start): Pages {
  const starts = { reads: startOnChain, sends: startTransactions }
  const pageOf = ({ load, onChain }: Pick<ScreenEntry, 'load' | 'onChain'>) =>
    inlinePart(async () => {
      const [{ feature }] = await Promise.all([load(), onChain && starts[onChain]()])
      start(feature)
      return { default: feature.Page }
    }, asPage)
  return screens.flatMap((entry) => {
    const { screen, below = [] } = entry
    return [
      { screen, path: screenPath(screen), Page: pageOf(entry) },
      ...below.map((page) => ({ screen, path: page.path, Page: pageOf(page) })),
    ]
  })
}

/** The header's wallet part; fetched after the shell, so that no list waits for it. */
export function makeChainTools({ startOnChain, startTransactions }: Start) {
  // Without the engine the list would be shown as empty before the stored records are read.
  const TransactionsDrawer = overlayPart(async () => {
    const [list] = await Promise.all([
      import(/* webpackChunkName: "transactionDialog" */ '../transactions/view/TransactionsDrawer'),
      startTransactions(),
    ])
    return list
  })
  return inlinePart(
    async () => {
      const [{ ChainTools }] = await Promise.all([
        import(/* webpackChunkName: "onChain" */ './ChainTools'),
        startOnChain(),
      ])
      return { default: () => <ChainTools TransactionsDrawer={TransactionsDrawer} /> }
    },
    { room: 'line' },
  )
}

/** Fetches shell and page in parallel when the console is opened on a screen that the role may open. */
export function preload(pages: Pages, session: SessionState, pathname: string) {
  if (session.status === 'signedOut') return
  void AppShell.preload()
  void pages.find(({ screen, path }) => path === pathname && mayOpen(session.role, screen))?.Page.preload()
}
