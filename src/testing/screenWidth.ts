/** jsdom has no media queries: the screen is wide and light unless a test names the queries that match. */
export function narrowTo(...holding: string[]) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: holding.includes(media),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
}

export const compactScreen = '(max-width: 640px)'
export const drawerScreen = '(max-width: 1023.98px)'
export const darkScreen = '(prefers-color-scheme: dark)'
