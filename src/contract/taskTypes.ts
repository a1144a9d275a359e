/**
 * The kinds of tasks, one row each, in the order of the form's list: the number in the API, the word for it, and what the
 * button of the form says. The database checks the numbers: after a change here run `npm run db:generate`.
 */
export const taskTypes = [
  { value: '1', label: 'Ads video', upload: 'Upload Ads video' },
  { value: '2', label: 'E-learning Videos', upload: 'Upload E-learning Video' },
] as const

export const taskTypeNumbers = taskTypes.map(({ value }) => Number(value))
