import type { WriteCall } from '../../api/sendWrite'
import type { Message } from '../../contract/entities'
import type { ListRequest } from '../../contract/paging'
import type { ListEndpoint } from '../rows/endpoint'

/** One change of one row. */
export interface RowChange<Action extends string> {
  id: string
  /** What the row can be searched by, should it stand elsewhere by now. */
  text: string
  action: Action
  /** The window of the list in which the row is seen; it is read again before anything is sent. */
  request: ListRequest
}

/** What a list says of its rows so that they can be changed safely. */
export interface RowKind<Row extends { id: string }, Action extends string> {
  /** In front of the actions' names, for example `users`. */
  name: string
  /** What one row is called, for example `user`. */
  noun: string
  endpoint: ListEndpoint<Row>
  /** What a row is called by its name. */
  nameOf: (row: Row) => string
  /** The text that the list is searched by. */
  textOf: (row: Row) => string
  send: (change: RowChange<Action>) => WriteCall<Message>
  /** Whether the row's present state lets the action happen. */
  allows: (row: Row, action: Action) => boolean
  /** Why not, where it is more than somebody else's being faster. */
  whyNot?: (row: Row, action: Action) => string | undefined
  /** "activated" */
  done: Readonly<Record<Action, string>>
  /** The action that takes one back, if any does. */
  inverse: Readonly<Partial<Record<Action, Action>>>
  /** What the row's state is called. */
  stateOf: (row: Row) => string
  /** The action that takes the row out of the list. */
  removal?: Action
  /** The actions that many rows can have at once, with their verbs. */
  verbs: Readonly<Partial<Record<Action, string>>>
}
