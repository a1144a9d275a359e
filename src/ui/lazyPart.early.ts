import type { inlinePart as Inline, overlayPart as Overlay } from './lazyPart'

const nothing = () => null
const preload = () => Promise.resolve(false)

/** The early page fetches no further code: the place of a lazy part stays empty. */
export const inlinePart: typeof Inline = () => Object.assign(nothing, { preload })

export const overlayPart: typeof Overlay = () => Object.assign(nothing, { preload, onIntent: {} })
