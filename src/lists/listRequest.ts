import { createContext } from 'react'
import type { ListRequest } from '../contract/paging'
import { firstRows } from './listParams'

/** What the list around a row was asked for. */
export const ListRequestContext = createContext<ListRequest>(firstRows.request)
