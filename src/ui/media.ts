import { useCallback, useState, useSyncExternalStore } from 'react'

function useMedia(query: string): boolean {
  const [media] = useState(() => window.matchMedia(query))
  const subscribe = useCallback(
    (changed: () => void) => {
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [media],
  )
  return useSyncExternalStore(subscribe, () => media.matches)
}

/** 640 px and less: tables become cards and dialogs fill the screen. */
export const useCompact = () => useMedia('(max-width: 640px)')

/** Below 1280 px: the filters of a list leave its line of tools. */
export const useNarrow = () => useMedia('(max-width: 1279.98px)')

export const drawerMedia = '(max-width: 1023.98px)'

/** Below 1024 px: the sidebar becomes a drawer. */
export const useDrawer = () => useMedia(drawerMedia)
