/** Whether the modifier key is Command instead of Control. */
export const isMac = () => /Mac|iP/.test(navigator.userAgent)

/** The label of the palette's shortcut. */
export const paletteKeys = () => (isMac() ? '⌘ K' : 'Ctrl K')

export const undoKeys = () => (isMac() ? '⌘ Z' : 'Ctrl Z')

export const sendKeys = () => (isMac() ? '⌘ Enter' : 'Ctrl Enter')
