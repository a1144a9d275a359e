import { createContext } from 'react'
import type { ListRequest } from '../contract/paging'
import { firstRows } from './listParams'

/** The request of the list that surrounds a row. */
export const ListRequestContext = createContext<ListRequest>(firstRows.request)
