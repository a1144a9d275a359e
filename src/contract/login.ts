import { object, type InferType } from 'yup'
import { email } from './fields'
import { ourPassword } from './formRules'

/** The body of a sign-in, as our server takes it. */
export const loginSchema = object({ email: email(), password: ourPassword() })

export type Login = InferType<typeof loginSchema>
