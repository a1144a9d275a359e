import { object, type InferType } from 'yup'
import { email, password } from './fields'

/** The body of a sign-in. It stands apart from the other bodies, whose rules the first load of the console does without. */
export const loginSchema = object({ email: email(), password: password() })

export type Login = InferType<typeof loginSchema>
