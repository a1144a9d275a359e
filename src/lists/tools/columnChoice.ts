import { useState } from 'react'
import { attempt } from '../../shared/attempt'

const keyOf = (list: string) => `columns.${list}`

export interface HiddenColumns {
  /** Their labels. */
  hidden: readonly string[]
  show: (label: string, shown: boolean) => void
}

/** The columns of a list that are hidden in this browser; remembered over visits, none where storage is blocked. */
export function useHiddenColumns(list: string): HiddenColumns {
  const [hidden, setHidden] = useState(() => read(list))
  const show = (label: string, shown: boolean) => {
    const next = shown ? hidden.filter((other) => other !== label) : [...hidden, label]
    setHidden(next)
    keep(list, next)
  }
  return { hidden, show }
}

function read(list: string): readonly string[] {
  const stored = attempt((): unknown => JSON.parse(window.localStorage.getItem(keyOf(list)) ?? '[]'))
  return Array.isArray(stored) ? stored.filter((label) => typeof label === 'string') : []
}

const keep = (list: string, hidden: readonly string[]) =>
  attempt(() => window.localStorage.setItem(keyOf(list), JSON.stringify(hidden)))
