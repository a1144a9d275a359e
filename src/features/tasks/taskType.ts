import type { Task } from '../../contract/entities'
import { taskTypes } from '../../contract/taskTypes'

export const defaultType = '2'

export const typeOf = (value: string | null) => taskTypes.find((type) => type.value === value)

/** The type of a task in words; "-" for an unknown one. */
export const typeLabel = ({ type }: Task) => typeOf(type)?.label ?? '-'
