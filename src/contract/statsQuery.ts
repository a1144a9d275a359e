import { object, string, type InferType } from 'yup'

/** Asks the general statistics for more: how the points spread over the users. */
export const statsQuerySchema = object({
  detail: string().oneOf(['points'], 'detail must be points'),
})

export type StatsDetail = NonNullable<InferType<typeof statsQuerySchema>['detail']>
