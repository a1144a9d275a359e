import type { Screen } from '../contract/endpoints'
import { screenPath } from './paths'

/** A screen with these parameters in its address. */
export const linkTo = (screen: Screen, query: Readonly<Record<string, string>>) =>
  `${screenPath(screen)}?${new URLSearchParams(query).toString()}`
