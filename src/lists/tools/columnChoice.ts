import { useMemo, useState } from 'react'
import { keepChoice, readChoice } from '../../session/choices'
import { attempt } from '../../shared/attempt'
import { useQuery } from '../../ui/useQuery'

const keyOf = (list: string) => `columns.${list}`

export interface HiddenColumns {
  /** Their labels. */
  hidden: readonly string[]
  show: (label: string, shown: boolean) => void
}

/**
 * The columns of a list that are hidden: as the address says (`?hide=Duration&hide=Amount`, as in a link to a saved view), else
 * as chosen in this browser; remembered over visits.
 */
export function useHiddenColumns(list: string): HiddenColumns {
  const [own, setOwn] = useState(() => read(list))
  const [query, changeQuery] = useQuery()
  const hidden = useMemo(() => (query.has('hide') ? query.getAll('hide') : own), [query, own])
  const show = (label: string, shown: boolean) => {
    const next = shown ? hidden.filter((other) => other !== label) : [...hidden, label]
    setOwn(next)
    keepChoice(keyOf(list), JSON.stringify(next))
    if (query.has('hide')) changeQuery((params) => params.delete('hide'), { replace: true })
  }
  return { hidden, show }
}

function read(list: string): readonly string[] {
  const stored = attempt((): unknown => JSON.parse(readChoice(keyOf(list)) ?? '[]'))
  return Array.isArray(stored) ? stored.filter((label) => typeof label === 'string') : []
}
