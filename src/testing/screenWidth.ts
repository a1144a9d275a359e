const widestOf = (query: string) => Number(/max-width: ([\d.]+)px/.exec(query)?.[1])

/**
 * jsdom has no media queries: the screen is wide and light unless a test names the queries that match. A screen of at most
 * some width is of at most any larger width as well.
 */
export function narrowTo(...holding: string[]) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: holding.some((query) => query === media || widestOf(query) <= widestOf(media)),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
}

export const compactScreen = '(max-width: 640px)'
export const narrowScreen = '(max-width: 1279.98px)'
export const drawerScreen = '(max-width: 1023.98px)'
export const darkScreen = '(prefers-color-scheme: dark)'
