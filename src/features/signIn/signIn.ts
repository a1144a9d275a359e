import type { Dispatch } from '@reduxjs/toolkit'
import { loginSchema, type Login } from '../../contract/login'
import { logins, signInRequested } from '../../session/signInSlice'
import type { FormSchema } from '../../shared/firstErrors'

/** What the sign-in form needs of the console behind it. */
export interface SignIn {
  schema: FormSchema<Login>
  send: (login: Login) => void
  isSending: boolean
}

export const signInBy = (dispatch: Dispatch, isSending: boolean): SignIn => ({
  schema: loginSchema,
  send: (login) => void dispatch(signInRequested(logins.hold(login))),
  isSending,
})
