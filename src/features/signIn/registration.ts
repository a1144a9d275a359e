import { createAction } from '@reduxjs/toolkit'
import type { Register } from '../../contract/requests'
import { createExchange } from '../../shared/exchange'

/** Passwords on their way from the form to the saga; the request carries their key. */
export const registers = createExchange<Register>()
export const registerRequested = createAction<string>('signIn/registerRequested')
