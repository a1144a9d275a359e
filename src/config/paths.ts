import type { Screen } from '../contract/endpoints'

export const signInPath = '/'

/** The path of a screen is its name. Only screens in app/screens.ts have routes. */
export const screenPath = (screen: Screen) => `/${screen}`
