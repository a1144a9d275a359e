import { object, string, type InferType } from 'yup'

/** Asks the general statistics for more: what each of the last days brought, or how the points spread over the users. */
export const statsQuerySchema = object({
  detail: string().oneOf(['days', 'points'], 'detail must be days or points'),
})

export type StatsDetail = NonNullable<InferType<typeof statsQuerySchema>['detail']>
