import { ValidationError, type AnyObject, type ObjectSchema } from 'yup'
import { loginSchema } from './login'
import { createAdminSchema, createTaskSchema, registerSchema, updateSettingSchema } from './requests'

const a = (length: number) => 'a'.repeat(length)
const good = {
  login: { email: 'mona@tour.example', password: 'password' },
  register: { invitation: 'abc', password: 'password', password_confirmation: 'password' },
  createAdmin: { name: 'Mona', role: 'moderator', email: 'mona@tour.example' },
  createTask: { instructions: 'Watch', type: 2 },
  updateSetting: { value: '10' },
}
const schemas: Readonly<Record<keyof typeof good, ObjectSchema<AnyObject>>> = {
  login: loginSchema,
  register: registerSchema,
  createAdmin: createAdminSchema,
  createTask: createTaskSchema,
  updateSetting: updateSettingSchema,
}

/** The first error that a field brings when it alone is changed in a good body. */
function errorOf(name: keyof typeof good, field: string, value: unknown): string | undefined {
  try {
    schemas[name].validateSync({ ...good[name], [field]: value }, { abortEarly: false })
    return undefined
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner.find(({ path }) => path === field)?.message ?? error.message
  }
}

type Case = [name: keyof typeof good, field: string, value: unknown, message: string | undefined]

const required = (name: keyof typeof good, field: string, message: string, blanks = true): Case[] => [
  [name, field, undefined, message],
  [name, field, null, message],
  [name, field, '', message],
  ...(blanks ? [[name, field, '   ', message] satisfies Case] : []),
]

const emailCases = (name: keyof typeof good): Case[] => [
  ...required(name, 'email', 'E-mail is required'),
  [name, 'email', 'a', 'E-mail is invalid'],
  [name, 'email', 'a@b', 'E-mail is invalid'],
  [name, 'email', '@b.co', 'E-mail is invalid'],
  [name, 'email', 'a@b..co', 'E-mail is invalid'],
  [name, 'email', 'a@b.co,d@e.fr', 'E-mail is invalid'],
  [name, 'email', 'a@b.co\r\nbcc: d@e.fr', 'E-mail is invalid'],
  [name, 'email', '<a@b.co>', 'E-mail is invalid'],
  [name, 'email', 'mailto:a@b.co', 'E-mail is invalid'],
  [name, 'email', 'a@b.co:', 'E-mail is invalid'],
  [name, 'email', `${a(249)}@b.co`, undefined],
  [name, 'email', `${a(250)}@b.co`, 'E-mail is invalid'],
  [name, 'email', 'mö+x@bücher.example', undefined],
  [name, 'email', '  mona@tour.example ', undefined],
]

const passwordCases = (name: keyof typeof good, field: string, label: string): Case[] => [
  ...required(name, field, `${label} is required`, false),
  [name, field, 'a', `${label} must be greater than 7`],
  [name, field, a(7), `${label} must be greater than 7`],
  [name, field, a(257), `${label} must be at most 256 characters`],
]

const cases: Case[] = [
  ...emailCases('login'),
  ...emailCases('createAdmin'),
  ['createAdmin', 'email', 'a@b.co\u200b', 'E-mail is invalid'],
  ['login', 'email', 'a@b.co\u200b', undefined],
  ...passwordCases('login', 'password', 'Password'),
  ['login', 'password', a(8), undefined],
  ['login', 'password', ' '.repeat(8), undefined],
  ['login', 'password', a(256), undefined],
  ...passwordCases('register', 'password', 'Password'),
  ...passwordCases('register', 'password_confirmation', 'Confirm Password'),
  ['register', 'password_confirmation', 'passw0rd', 'Passwords do not match'],
  ['register', 'password_confirmation', 'password ', 'Passwords do not match'],
  ...required('register', 'invitation', 'Invitation is required', false),
  ['register', 'invitation', a(200), undefined],
  ['register', 'invitation', a(201), 'Invitation is invalid'],
  ...required('createAdmin', 'name', 'Name cannot be empty'),
  ['createAdmin', 'name', 'M', undefined],
  ['createAdmin', 'name', a(100), undefined],
  ['createAdmin', 'name', a(101), 'Name is at most 100 characters'],
  ['createAdmin', 'role', undefined, 'Role is required'],
  ['createAdmin', 'role', null, 'Role is required'],
  ['createAdmin', 'role', '', 'Role is invalid'],
  ['createAdmin', 'role', 'root', 'Role is invalid'],
  ['createAdmin', 'role', 'Admin', 'Role is invalid'],
  ['createAdmin', 'role', 'admin ', 'Role is invalid'],
  ['createAdmin', 'role', 'super-admin', undefined],
  ...required('createTask', 'instructions', 'Enter instructions'),
  ['createTask', 'instructions', 'W', undefined],
  ['createTask', 'instructions', a(2000), undefined],
  ['createTask', 'instructions', a(2001), 'Instructions is at most 2000 characters'],
  ['createTask', 'type', undefined, 'Type is required'],
  ['createTask', 'type', null, 'Type is required'],
  ['createTask', 'type', '', 'Type is invalid'],
  ['createTask', 'type', 'ads', 'Type is invalid'],
  ['createTask', 'type', 0, 'Type is invalid'],
  ['createTask', 'type', 3, 'Type is invalid'],
  ['createTask', 'type', 1.5, 'Type is invalid'],
  ['createTask', 'type', '1', undefined],
  ...required('updateSetting', 'value', 'Enter a value'),
  ...['-1', '1e3', 'abc', '.5', '1.', '1,5', '1.2.3', '0x1', a(5)].map((value): Case => [
    'updateSetting',
    'value',
    value,
    'Only digits and a decimal point, such as 0.5 or 1000.5',
  ]),
  ...['1'.repeat(21), '1'.repeat(38), `0.${'1'.repeat(19)}`, `1.${'0'.repeat(18)}1`, `${'1'.repeat(21)}.5`].map(
    (value): Case => ['updateSetting', 'value', value, 'At most 20 digits before the point and 18 after it'],
  ),
  ...[
    '0',
    '1',
    '0.1',
    '0.000000000000000001',
    '1'.repeat(20),
    `${'1'.repeat(20)}.${'1'.repeat(18)}`,
    ' 5 ',
    '\u202d5\u202c',
  ].map((value): Case => ['updateSetting', 'value', value, undefined]),
]

it.each(cases)('%s with %s = %j says %j', (name, field, value, message) => {
  expect(errorOf(name, field, value)).toBe(message)
})

const names = ['login', 'register', 'createAdmin', 'createTask', 'updateSetting'] as const
const fields = names.flatMap((name) => Object.keys(good[name]).map((field) => [name, field] as const))

it.each(fields)('%s takes no list, object, flag or other number as %s, where nothing is cast', (name, field) => {
  const accepted = [[1], {}, { $ne: '' }, true, 5].filter((value) =>
    schemas[name].isValidSync({ ...good[name], [field]: value }, { strict: true }),
  )
  expect(accepted).toEqual([])
})

it('takes blanks off what may not have them, and never off a password', () => {
  expect(loginSchema.validateSync({ email: ' mona@tour.example ', password: ' password ' })).toEqual({
    email: 'mona@tour.example',
    password: ' password ',
  })
})
