import { createContext, use } from 'react'

/** Whether media of other hosts load only after a press, by configuration; provided by App. */
export const MediaClickToLoadContext = createContext(false)
export const useMediaClickToLoad = () => use(MediaClickToLoadContext)

/** Whether media at this address may load without a press. From other hosts the page's policy allows https only. */
export function useLoadsAtOnce(url: string | undefined): boolean {
  const clickToLoad = useMediaClickToLoad()
  if (!url) return false
  const { origin, protocol } = new URL(url)
  return origin === window.location.origin || (protocol === 'https:' && !clickToLoad)
}
