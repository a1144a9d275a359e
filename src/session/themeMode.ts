import { attempt } from '../shared/attempt'

/** Light, dark, or as the system has it. */
export type ThemeMode = 'system' | 'light' | 'dark'

// The key and the attribute that the boot script and MUI's theme use as well.
const key = 'mui-mode'
const attribute = 'data-theme'

const isThemeMode = (value: unknown): value is ThemeMode => value === 'system' || value === 'light' || value === 'dark'

export function readThemeMode(): ThemeMode {
  const kept = attempt(() => localStorage.getItem(key))
  return isThemeMode(kept) ? kept : 'system'
}

/** Shows a theme at once and keeps the choice in this browser, where it may keep things. */
export function setThemeMode(value: string): void {
  const mode = isThemeMode(value) ? value : 'system'
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  // Where storage is blocked it is shown all the same, until the page is left.
  attempt(() => localStorage.setItem(key, mode))
  // Last, because who watches it reads the choice then.
  document.documentElement.setAttribute(attribute, dark ? 'dark' : 'light')
}

/** Calls back whenever a theme was chosen, wherever on the page; returns the unsubscriber. */
export function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: [attribute] })
  return () => observer.disconnect()
}
