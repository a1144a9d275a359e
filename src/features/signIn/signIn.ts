import type { Dispatch } from '@reduxjs/toolkit'
import { object } from 'yup'
import { email, password } from '../../contract/fields'
import type { Login } from '../../contract/login'
import { logins, signInRequested } from '../../session/signInSlice'
import type { FormSchema } from '../../shared/firstErrors'

/** Of any length, because another server may have taken a password that is longer than ours does. */
const schema = object({ email: email(), password: password() })

/** What the sign-in form needs of the console behind it. */
export interface SignIn {
  schema: FormSchema<Login>
  send: (login: Login) => void
  isSending: boolean
}

export const signInBy = (dispatch: Dispatch, isSending: boolean): SignIn => ({
  schema,
  send: (login) => void dispatch(signInRequested(logins.hold(login))),
  isSending,
})
