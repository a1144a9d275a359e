import { attempt } from '../shared/attempt'

/** `system` follows the operating system. */
export type ThemeMode = 'system' | 'light' | 'dark'

// The boot script and MUI's theme use the same key and attribute.
const key = 'mui-mode'
const attribute = 'data-theme'

const isThemeMode = (value: unknown): value is ThemeMode => value === 'system' || value === 'light' || value === 'dark'

export function readThemeMode(): ThemeMode {
  const kept = attempt(() => localStorage.getItem(key))
  return isThemeMode(kept) ? kept : 'system'
}

/** Applies a theme at once and stores the choice where storage is allowed. */
export function setThemeMode(value: string): void {
  const mode = isThemeMode(value) ? value : 'system'
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  // With blocked storage the theme still applies until the page is left.
  attempt(() => localStorage.setItem(key, mode))
  // Set last, because observers of the attribute read the stored choice.
  document.documentElement.setAttribute(attribute, dark ? 'dark' : 'light')
}

/** Notifies of every change of the theme, wherever it was chosen; returns the unsubscriber. */
export function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: [attribute] })
  return () => observer.disconnect()
}
