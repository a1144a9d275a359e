import type { inlinePart as Inline, overlayPart as Overlay } from './lazyPart'

const nothing = () => null
const preload = () => Promise.resolve(false)

/** In the early page no further code is fetched: what comes later leaves its place empty. */
export const inlinePart: typeof Inline = () => Object.assign(nothing, { preload })

export const overlayPart: typeof Overlay = () => Object.assign(nothing, { preload, onIntent: {} })
