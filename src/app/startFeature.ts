import { createContext } from 'react'
import type { Screen } from '../contract/endpoints'

/** Loads and starts a screen's feature without opening the screen; resolves to whether its code has loaded. */
export const StartFeatureContext = createContext<(screen: Screen) => Promise<boolean>>(() => Promise.resolve(false))
