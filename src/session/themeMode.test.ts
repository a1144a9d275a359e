import { darkScreen, narrowTo } from '../testing/screenWidth'
import { readThemeMode, setThemeMode } from './themeMode'

const shown = () => document.documentElement.getAttribute('data-theme')

it.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'light'],
])('shows the theme %s at once and keeps the choice', (mode, theme) => {
  expect(setThemeMode(mode)).toBe(mode)
  expect([shown(), readThemeMode()]).toEqual([theme, mode])
})

it('follows a dark system', () => {
  narrowTo(darkScreen)
  setThemeMode('system')
  expect(shown()).toBe('dark')
})

it('follows the system when what is kept is no theme', () => {
  window.localStorage.setItem('mui-mode', '<script>')
  expect([readThemeMode(), setThemeMode('blue')]).toEqual(['system', 'system'])
})

it('shows the theme where nothing can be kept', () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect([setThemeMode('dark'), shown(), readThemeMode()]).toEqual(['dark', 'dark', 'system'])
  storage.mockRestore()
})
