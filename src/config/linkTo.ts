import type { Screen } from '../contract/endpoints'
import { reviewPath, screenPath } from './paths'

/** A screen with these parameters in its address. */
export const linkTo = (screen: Screen, query: Readonly<Record<string, string>>) =>
  `${screenPath(screen)}?${new URLSearchParams(query).toString()}`

/** The review of waiting campaigns, at one of them. */
export const reviewLink = (id: string) => `${reviewPath}?${new URLSearchParams({ view: id }).toString()}`
