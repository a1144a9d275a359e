import type { Slice } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import type { Saga } from 'redux-saga'
import type { MessageRule } from '../shared/messages'

/** State and saga that join the store when their code arrives. */
export interface Domain {
  name: string
  /** Takes the place of an earlier one of the same path. */
  slice?: Pick<Slice, 'reducerPath' | 'reducer'>
  saga?: Saga<[]>
  /** What its outcomes say to people. */
  messages?: readonly MessageRule[]
  /** Domains that join with it. */
  parts?: readonly Domain[]
}

/** What a screen's chunk brings: its page, and the state and the saga behind it if it has any. */
export interface Feature extends Domain {
  Page: ComponentType
}
