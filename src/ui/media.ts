import { useSyncExternalStore } from 'react'

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
  )
}

/** 640 px and less: tables are compact cards and dialogs fill the screen. */
export const useCompact = () => useMedia('(max-width: 640px)')

/** Under 1024 px the sidebar is a drawer. */
export const useDrawer = () => useMedia('(max-width: 1023.98px)')
