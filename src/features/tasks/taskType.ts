import type { Task } from '../../contract/entities'
import { taskTypes } from '../../contract/taskTypes'

export const defaultType = '2'

export const typeOf = (value: string | null) => taskTypes.find((type) => type.value === value)

/** What kind of task it is, in words; "-" for one that nobody knows. */
export const typeLabel = ({ type }: Task) => typeOf(type)?.label ?? '-'
