import { keepChoice, readChoice } from './choices'

const key = 'shortcuts'
const switchedOff = 'off'

/** Whether single-character shortcuts are on. Called only while somebody is signed in, so storage is readable. */
export const singleKeysOn = () => readChoice(key) !== switchedOff

/** Switches single-character shortcuts for all tabs of this browser; for this page where nothing can be kept. */
export const switchSingleKeys = (on: boolean) => keepChoice(key, on ? 'on' : switchedOff)
