import { isKeyOf } from '../contract/keysOf'
import { attempt } from '../shared/attempt'
import { watchRoot } from './watchRoot'

/** The themes in the words of the menu; `system` follows the operating system. */
export const themeModes = { light: 'Light', dark: 'Dark', system: 'System' }

type ThemeMode = keyof typeof themeModes

// The boot script and MUI's theme use the same key and attribute.
const key = 'mui-mode'
const attribute = 'data-theme'
/** An attribute of <html>, which the boot script reads too: the chosen theme if the browser has no room to store it. */
const unkept = 'data-unkept-theme'

export function readThemeMode(): ThemeMode {
  const mode = document.documentElement.getAttribute(unkept) ?? attempt(() => localStorage.getItem(key))
  return isKeyOf(themeModes, mode) ? mode : 'system'
}

/** Applies a theme at once and stores the choice; where storage is blocked or full it holds until the page is left. */
export function setThemeMode(value: string): void {
  const mode = isKeyOf(themeModes, value) ? value : 'system'
  const dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  const root = document.documentElement
  root.setAttribute(unkept, mode)
  attempt(() => {
    localStorage.setItem(key, mode)
    root.removeAttribute(unkept)
  })
  // Set last, because observers of the attribute read the choice.
  root.setAttribute(attribute, dark ? 'dark' : 'light')
}

/** Notifies of every change of the theme, wherever it was chosen; returns the unsubscriber. */
export const watchTheme = watchRoot(attribute)
