import { isTime } from './dates'

/** The time some seconds after another; 0, which is no time, where the other is none: a field of a chain that was not set is no day in 1970. */
export const timeAfter = (time: number, seconds: number) => (isTime(time) ? time + seconds : 0)
