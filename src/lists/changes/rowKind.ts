import type { adminApi } from '../../api/adminApi'
import type { WriteCall } from '../../api/sendWrite'
import type { Confirmation } from '../../contract/entities'
import type { ListRequest } from '../../contract/paging'
import type { ListEndpoint } from '../rows/endpoint'
import type { FetchQuestion, Seen } from './bulk'

type ApiState = Parameters<ReturnType<typeof adminApi.endpoints.users.select>>[0]

/** One change of one row. */
export interface RowChange<Action extends string> {
  id: string
  /** The row's name, for messages. */
  name: string
  /** The text to search the row by if it has moved to another page. */
  text: string
  action: Action
  /** The window of the list in which the row is shown; it is read again before anything is sent. */
  request: ListRequest
  /** What of the row somebody has looked at and decided on: if the server has something else by then, nothing is sent. */
  seen?: Seen | undefined
}

/** What a list declares about its rows so that they can be changed safely. */
export interface RowKind<Row extends { id: string }, Action extends string> {
  /** Prefix of the action types, for example `users`. */
  name: string
  /** The noun for one row, for example `user`. */
  noun: string
  /** `select` tells whether a window is being read; without it a confirmed change is not looked at again. */
  endpoint: ListEndpoint<Row> & { select?: (request: ListRequest) => (state: ApiState) => { status: string } }
  /** The name of a row. */
  nameOf: (row: Row) => string
  /** The text that the list is searched by. */
  textOf: (row: Row) => string
  send: (change: RowChange<Action>) => WriteCall<Confirmation>
  /** Whether the action is possible in the row's present state. */
  allows: (row: Row, action: Action) => boolean
  /** Why not, if there is another reason than a colleague's earlier change. */
  whyNot?: (row: Row, action: Action) => string | undefined
  /** "activated" */
  done: Readonly<Record<Action, string>>
  /** The inverse of an action, if there is one. */
  inverse: Readonly<Partial<Record<Action, Action>>>
  /** The word for the row's state. */
  stateOf: (row: Row) => string
  /** The action that removes the row from the list. */
  removal?: Action
  /** The bulk actions, with their verbs. */
  verbs: Readonly<Partial<Record<Action, string>>>
  /** What a bulk action without an inverse asks before. */
  questions?: Readonly<Partial<Record<Action, FetchQuestion<Row>>>>
}
