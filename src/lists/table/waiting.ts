import type { ReactNode } from 'react'
import { pageSize } from '../../contract/paging'

/** A page of places for rows that are being read. */
export const waiting = (draw: (key: number) => ReactNode) => Array.from({ length: pageSize }, (_, key) => draw(key))
