import { isTime } from './dates'

/** `time` plus `seconds`; 0, shown as no time, if `time` is not set: an unset field of a contract is no day in 1970. */
export const timeAfter = (time: number, seconds: number) => (isTime(time) ? time + seconds : 0)
