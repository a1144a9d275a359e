/** Whether the modifier key is Command instead of Control. */
export const isMac = () => /Mac|iP/.test(navigator.userAgent)

/** The label of the palette's shortcut. */
export const paletteKeys = () => (isMac() ? '⌘ K' : 'Ctrl K')

/** The localStorage key for switched-off single-character shortcuts. */
export const singleKeysKey = 'shortcuts'
export const switchedOff = 'off'

/** Whether single-character shortcuts are on. Called only while somebody is signed in, so storage is readable. */
export const singleKeysOn = () => localStorage.getItem(singleKeysKey) !== switchedOff
