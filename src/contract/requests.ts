import { number, object, string, type InferType } from 'yup'
import { email } from './fields'
import { confirmPassword, name, notAnAmount, ourPassword } from './formRules'
import { pastedText } from './pastedText'
import { roles } from './roles'
import { taskTypeNumbers } from './taskTypes'

/** The one-time token of an invitation's link; it names the account, so no e-mail is asked for. */
const invitation = () => string().required('Invitation is required').max(200, 'Invitation is invalid')

/**
 * The bodies of the calls. The console checks its forms with them and the server every request; unknown keys are refused there.
 */
export const registerSchema = object({
  invitation: invitation(),
  password: ourPassword(),
  password_confirmation: confirmPassword(),
}).test(
  'same',
  ({ password: given, password_confirmation }, { createError }) =>
    given === password_confirmation ||
    createError({ path: 'password_confirmation', message: 'Passwords do not match' }),
)

/** Asks whom an invitation is for. */
export const invitationBody = object({ invitation: invitation() })

export const createAdminSchema = object({
  name: name().max(100, 'Name is at most 100 characters'),
  role: string().oneOf(roles, 'Role is invalid').required('Role is required'),
  // Nobody could type an invisible character again; who has one already still signs in.
  email: email().matches(/^\P{Cf}*$/u, 'E-mail is invalid'),
})

/** The text fields of the task upload; the file travels beside them as `media`. */
export const createTaskSchema = object({
  instructions: string().trim().required('Enter instructions').max(2000, 'Instructions is at most 2000 characters'),
  type: number().typeError('Type is invalid').oneOf(taskTypeNumbers, 'Type is invalid').required('Type is required'),
})

/** Up to 20 digits before and 18 after the point, not negative: exact decimal text, never a float. */
export const updateSettingSchema = object({
  value: pastedText('Enter a value')
    .required('Enter a value')
    .matches(/^\d+(\.\d+)?$/, { message: notAnAmount, excludeEmptyString: true })
    .test('length', 'At most 20 digits before the point and 18 after it', (text) => !/\d{21}|\.\d{19}/.test(text)),
})

export type Register = InferType<typeof registerSchema>
export type CreateAdmin = InferType<typeof createAdminSchema>
export type CreateTask = InferType<typeof createTaskSchema>
