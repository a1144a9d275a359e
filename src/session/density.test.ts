import { blockedStorage } from '../testing/fullStorage'
import { readDensity, setDensity, watchDensity } from './density'

afterEach(() => document.documentElement.removeAttribute('data-density'))

it('is comfortable until something else is chosen', () => {
  expect(readDensity()).toBe('comfortable')
})

it.each(['compact', 'comfortable'])('shows the density %s at once and keeps the choice', (density) => {
  setDensity(density)
  expect(document.documentElement).toHaveAttribute('data-density', density)
  expect(readDensity()).toBe(density)
  expect(window.localStorage.getItem('density')).toBe(density)
})

it('tells of a change until nobody listens any more', async () => {
  const changed = jest.fn()
  const stop = watchDensity(changed)
  setDensity('compact')
  await Promise.resolve()
  expect(changed).toHaveBeenCalledTimes(1)
  stop()
  setDensity('comfortable')
  await Promise.resolve()
  expect(changed).toHaveBeenCalledTimes(1)
})

it('shows the density where nothing can be kept', () => {
  blockedStorage()
  setDensity('compact')
  expect(readDensity()).toBe('compact')
})
