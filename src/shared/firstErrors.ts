import type { ValidateOptions, ValidationError } from 'yup'

/** What is needed of a yup object schema: the values it gives, and its fields in their declared order. */
export interface FormSchema<Values> {
  validateSync(values: unknown, options?: ValidateOptions): Values
  fields: object
}

/** The first error of each field in the order in which the schema declares the fields; empty when all is well. */
export function firstErrors(schema: FormSchema<unknown>, values: unknown): [field: string, message: string][] {
  try {
    // With `abortEarly` yup gives the error of the last wrong field, not of the first.
    schema.validateSync(values, { abortEarly: false })
    return []
  } catch (error) {
    if (!isValidationError(error)) throw error
    const byField = new Map<string, string>()
    for (const { path = '', message } of error.inner) if (!byField.has(path)) byField.set(path, message)
    const order = Object.keys(schema.fields)
    return [...byField].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
  }
}

/** By its name, as the sign-in page has this code before that of yup. */
const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError'
