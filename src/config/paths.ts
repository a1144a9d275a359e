import type { Screen } from '../contract/endpoints'

export const signInPath = '/'

/** The address of a screen: its name. A screen has a route only once it is finished; see app/screens.ts. */
export const screenPath = (screen: Screen) => `/${screen}`
