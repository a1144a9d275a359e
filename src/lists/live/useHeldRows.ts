import { useState } from 'react'
import { useSelector } from 'react-redux'
import { newsOf } from '../../events/withEvents'
import type { ListState } from '../useListState'
import { asCome, late, type HeldRows } from './heldRows'

/**
 * The rows of a list so that what somebody looks at does not jump when others change it (`holdRows`). Whatever the person
 * does themselves, another page, a filter, a write, shows the rows as they came, and so does `show`. So do rows that the
 * browser searches until all have been read.
 */
export function useHeldRows<Row extends { id: string }>({ list, params, tools, ...state }: ListState<Row>) {
  const news = useSelector(newsOf(list.name))
  const [kept, setKept] = useState<HeldRows<Row> & { at: string }>()
  const at = JSON.stringify([params.request, tools.progress?.typed])
  const isWhole = (tools.progress?.state ?? 'complete') === 'complete'
  const rows = state.state === 'rows' && !state.isEarlier && isWhole ? state.rows : undefined
  let held = kept
  if (rows !== kept?.source || (rows && at !== kept?.at)) {
    held = rows && { at, ...((news && kept?.at === at && late.holdRows?.(kept, rows, news)) || asCome(rows)) }
    setKept(held)
  }
  const keep = (change: (now: HeldRows<Row>) => HeldRows<Row>) =>
    setKept((now) => now && { at: now.at, ...change(now) })
  return {
    held,
    show: () => keep(({ source }) => asCome(source)),
    unmark: () => keep((now) => ({ ...now, marks: new Map([...now.marks].filter(([, { isGone }]) => isGone)) })),
  }
}
