import { keepChoice, readChoice } from './choices'

it('reads what another tab has chosen since', () => {
  keepChoice('shortcuts', 'on')
  window.localStorage.setItem('shortcuts', 'off')
  expect(readChoice('shortcuts')).toBe('off')
})
