import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit'

/** One sentence for the person at the screen, as plain data. */
export interface Message {
  kind: 'success' | 'info' | 'error'
  text: string
  /** The id under which the server's log has the call that failed. */
  requestId?: string | undefined
  /** Dispatched when somebody presses Undo. */
  undo?: UnknownAction | undefined
  /** What an error is about; it goes when that is repaired, or another message about it is shown. */
  about?: string
}

/** `clear` takes the messages off the screen, `forget` also those of the history; `changing` only their Undo by key. */
export interface MessagesGone {
  kind: 'clear' | 'forget' | 'changing'
}

/** What had failed has succeeded. */
export interface Repaired {
  kind: 'repaired'
  about: string
}

/** What an action says; undefined for every other action, and for an outcome that needs no word. */
export type MessageRule = (action: UnknownAction) => Message | MessagesGone | Repaired | undefined

interface ActionCreator<Payload> {
  match: (action: UnknownAction) => action is PayloadAction<Payload>
}

/** How an outcome becomes a sentence; a domain lists its rules beside its saga. */
export const messageOf =
  <Payload>({ match }: ActionCreator<Payload>, say: (payload: Payload) => ReturnType<MessageRule>): MessageRule =>
  (action) =>
    match(action) ? say(action.payload) : undefined
