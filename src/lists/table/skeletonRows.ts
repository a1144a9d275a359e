import type { ReactNode } from 'react'
import { pageSize } from '../../contract/paging'

/** A page of skeletons for rows that are loading. */
export const skeletonRows = (draw: (key: number) => ReactNode) =>
  Array.from({ length: pageSize }, (_, key) => draw(key))
