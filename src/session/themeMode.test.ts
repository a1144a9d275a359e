import { blockedStorage } from '../testing/fullStorage'
import { darkScreen, narrowTo } from '../testing/screenWidth'
import { readThemeMode, setThemeMode } from './themeMode'

const shown = () => document.documentElement.getAttribute('data-theme')

it.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'light'],
])('shows the theme %s at once and keeps the choice', (mode, theme) => {
  setThemeMode(mode)
  expect([shown(), readThemeMode()]).toEqual([theme, mode])
})

it.each([
  ['follows a dark system', 'system', 'dark'],
  ['is light on a dark system where that is chosen', 'light', 'light'],
])('%s', (_what, mode, theme) => {
  narrowTo(darkScreen)
  setThemeMode(mode)
  expect(shown()).toBe(theme)
})

it('follows the system when what is kept is no theme', () => {
  window.localStorage.setItem('mui-mode', '<script>')
  expect(readThemeMode()).toBe('system')
  setThemeMode('blue')
  expect(readThemeMode()).toBe('system')
})

it('shows and knows the theme where nothing can be kept', () => {
  window.localStorage.setItem('mui-mode', 'light')
  const storage = blockedStorage()
  setThemeMode('dark')
  expect([shown(), readThemeMode()]).toEqual(['dark', 'dark'])
  storage.mockRestore()
  expect(readThemeMode()).toBe('dark')
  setThemeMode('system')
  expect([shown(), readThemeMode()]).toEqual(['light', 'system'])
  expect(window.localStorage.getItem('mui-mode')).toBe('system')
})
