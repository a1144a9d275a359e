import type { Slice } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import type { Saga } from 'redux-saga'
import type { MessageRule } from '../shared/messages'

/** State, saga and messages that join the store when their code is loaded. */
export interface Domain {
  name: string
  /** Replaces an earlier slice of the same path. */
  slice?: Pick<Slice, 'reducerPath' | 'reducer'>
  saga?: Saga<[]>
  /** The rules that turn its outcomes into messages. */
  messages?: readonly MessageRule[]
  /** Domains that join with it. */
  parts?: readonly Domain[]
}

/** What a screen's chunk exports: its page, and its state and saga if it has any. */
export interface Feature extends Domain {
  Page: ComponentType
}
