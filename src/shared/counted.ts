import { formatCount } from './amounts'

/** "1 row", "1,032 rows" */
export const counted = (count: number, noun: string) => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`
