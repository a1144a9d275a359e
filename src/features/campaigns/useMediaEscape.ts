import { useEffect, useRef, type KeyboardEvent } from 'react'

interface CloseRequests extends EventTarget {
  destroy: () => void
}

declare global {
  interface Window {
    /** Missing in some browsers and in TypeScript's library. */
    CloseWatcher?: new () => CloseRequests
  }
}

/**
 * The handlers of a video with the browser's own controls. Chromium gives no page the keys that are pressed inside these
 * controls, but a CloseWatcher hears Escape there; it is handed on as the key that it was, for the dialog around.
 */
export function useMediaEscape() {
  const watcher = useRef<CloseRequests>(undefined)
  const stop = () => {
    watcher.current?.destroy()
    watcher.current = undefined
  }
  useEffect(() => stop, [])
  return {
    onFocus: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      if (!window.CloseWatcher || watcher.current) return
      watcher.current = new window.CloseWatcher()
      watcher.current.addEventListener('close', () => {
        watcher.current = undefined
        currentTarget.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      })
    },
    onBlur: stop,
    // On the video itself the key arrives, so the watcher must not hear it too.
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') stop()
    },
  }
}
