import { createContext, useContext } from 'react'

/** Whether media of other hosts load only after a press, by configuration; provided by App. */
export const MediaClickToLoadContext = createContext(false)
export const useMediaClickToLoad = () => useContext(MediaClickToLoadContext)
