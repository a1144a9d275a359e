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
 * The handlers of a video with the browser's own controls. Chromium keeps the keys that are pressed inside these controls from
 * the page, but a CloseWatcher hears Escape there; the Escape is sent on as a key, for the dialog or the page around the video.
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
        currentTarget.dispatchEvent(
          new window.KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        )
      })
    },
    onBlur: stop,
    // The video itself hears the key, so the watcher must not hear it too.
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') stop()
    },
  }
}
