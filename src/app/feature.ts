import type { Slice } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import type { Saga } from 'redux-saga'

/** What a feature's chunk brings: its page, and the state and the saga behind it if it has any. */
export interface Feature {
  name: string
  Page: ComponentType
  slice?: Slice
  saga?: Saga<[]>
}
