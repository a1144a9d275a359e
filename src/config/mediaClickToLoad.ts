import { createContext, useContext } from 'react'

/** Whether media of other hosts are loaded only after a press, as the configuration says; provided by App. */
export const MediaClickToLoadContext = createContext(false)
export const useMediaClickToLoad = () => useContext(MediaClickToLoadContext)
