import { inlinePart, overlayPart, type LazyPart } from '../ui/lazyPart'
import { PageSkeleton } from './PageSkeleton'
import { reloadOnce } from './reloadOnce'
import type { makeStore } from './store'
import { pageEntries, type ScreenEntry } from './screens'
import { whenIdle } from './whenIdle'

const asPage = { room: 'page', waiting: <PageSkeleton />, onMissing: reloadOnce } as const

type Start = Pick<ReturnType<typeof makeStore>, 'start' | 'startOnChain' | 'startTransactions'>

/** The pages of the console with their paths; `screen` is the one they belong to. */
export type Pages = readonly (Pick<ScreenEntry, 'screen' | 'first'> & { path: string; Page: LazyPart<object> })[]

/** The page component of each screen, and of those below it; at the first render its chunk is fetched and its feature started. */
export function makePages({ start, startOnChain, startTransactions }: Start): Pages {
  const starts = { reads: startOnChain, sends: startTransactions }
  const pageOf = ({ load, onChain }: Pick<ScreenEntry, 'load' | 'onChain'>) =>
    inlinePart(async () => {
      const [{ feature }] = await Promise.all([load(), onChain && starts[onChain]()])
      start(feature)
      return { default: feature.Page }
    }, asPage)
  return pageEntries.map((page) => ({ ...page, Page: pageOf(page) }))
}

/** The header's wallet part; fetched when the page is idle, so that no list waits for it. */
export function makeChainTools({ startOnChain, startTransactions }: Start) {
  // Without the engine the list would be shown as empty before the stored records are read.
  const TransactionsDrawer = overlayPart(async () => {
    const [list] = await Promise.all([
      import(/* webpackChunkName: "chainDialogs" */ '../transactions/view/TransactionsDrawer'),
      startTransactions(),
    ])
    return list
  })
  return inlinePart(
    async () => {
      await whenIdle()
      const [{ ChainTools }] = await Promise.all([
        import(/* webpackChunkName: "onChain" */ './ChainTools'),
        startOnChain(),
      ])
      return { default: () => <ChainTools TransactionsDrawer={TransactionsDrawer} /> }
    },
    { room: 'line' },
  )
}
