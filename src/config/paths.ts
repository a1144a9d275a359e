import type { Screen } from '../contract/endpoints'

export const signInPath = '/'

/** The path of a screen is its name. Only screens in app/screens.ts have routes. */
export const screenPath = (screen: Screen) => `/${screen}`

/** The page on which waiting campaigns are decided one after the other. */
export const reviewPath = `${screenPath('campaign')}/review`

/**
 * A link that shows, over the present page, who an address or an e-mail is. Not `encodeURIComponent`: it throws at half of a surrogate
 * pair, which a server that cuts texts may leave, and one such row would replace the page by the one for failures.
 */
export const whoHref = (of: string) => `?${new URLSearchParams({ who: of }).toString()}`
