import { object, type InferType } from 'yup'
import { email, password } from './fields'

/** The body of a sign-in, as our server takes it. */
export const loginSchema = object({ email: email(), password: password() })

export type Login = InferType<typeof loginSchema>
