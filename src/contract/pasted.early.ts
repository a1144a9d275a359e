/** Early pages are not drawn for a search, and the choices of lists are plain words. */
export const pasted = (text: string) => text.trim()
