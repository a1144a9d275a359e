import { definePort } from '../shared/ports'

/** The other tabs of this browser, with which this one shares a stream. */
export interface Tabs {
  /**
   * Resolves to true when this tab is the one that has the stream, until `signal` passes it on; to false when that came first.
   * Where browsers have no Web Locks each tab has its own stream.
   */
  lead: (signal: AbortSignal) => Promise<boolean>
  /** Tells all other tabs. */
  post: (message: unknown) => void
  /** Calls back with what other tabs post; returns the unsubscriber. */
  subscribe: (listener: (message: unknown) => void) => () => void
}

export const tabsPort = definePort<Tabs>('tabs')

const name = 'ssdx.events'

export function createTabs({ navigator }: Window): Tabs {
  const isShared = 'locks' in navigator && typeof BroadcastChannel === 'function'
  const channel = isShared ? new BroadcastChannel(name) : undefined
  return {
    lead: (signal) => {
      if (!isShared) return Promise.resolve(true)
      return new Promise((resolve) => {
        const hold = () =>
          new Promise<void>((release) => {
            signal.addEventListener('abort', () => release())
            if (signal.aborted) release()
            resolve(!signal.aborted)
          })
        // Aborted while another tab leads.
        navigator.locks.request(name, { signal }, hold).catch(() => resolve(false))
      })
    },
    post: (message) => channel?.postMessage(message),
    subscribe: (listener) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => listener(data)
      channel?.addEventListener('message', onMessage)
      return () => channel?.removeEventListener('message', onMessage)
    },
  }
}
