import type { Task } from '../../contract/entities'

/** The kinds of tasks by their number on the wire, in the order of the form's list; `upload` names one on its button. */
export const taskTypes = [
  { value: '1', label: 'Ads video', upload: 'Upload Ads video' },
  { value: '2', label: 'E-learning Videos', upload: 'Upload E-learning Video' },
] as const

export const defaultType = '2'

export const typeOf = (value: string | null) => taskTypes.find((type) => type.value === value)

/** What kind of task it is, in words; "-" for one that nobody knows. */
export const typeLabel = ({ type }: Task) => typeOf(type)?.label ?? '-'
