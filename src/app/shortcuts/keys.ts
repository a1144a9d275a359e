/** Whether the keyboard has Command where others have Control. */
export const isMac = () => /Mac|iP/.test(navigator.userAgent)

/** The keys of the command palette as people read them. */
export const paletteKeys = () => (isMac() ? '⌘ K' : 'Ctrl K')

/** Where this browser keeps that shortcuts of a single character are switched off. */
export const singleKeysKey = 'shortcuts'
export const switchedOff = 'off'

/** Whether shortcuts of a single character act; asked only while somebody is signed in, which needs a storage that can be read. */
export const singleKeysOn = () => localStorage.getItem(singleKeysKey) !== switchedOff
