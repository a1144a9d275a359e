import { readAt } from './readAt'

it('names the day of what was read on another one', () => {
  const read = readAt(new Date(2020, 10, 27, 17, 55, 10).getTime())
  expect(read).toMatch(/^Read Nov 27, 2020, 5:55:10\sPM from the server$/)
})

it('gives only the time of what was read today', () => {
  expect(readAt(Date.now(), 'Local Chain A')).toMatch(/^Read \d+:\d\d:\d\d\s[AP]M from Local Chain A$/)
})
