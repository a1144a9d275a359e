import { rangeOf } from './listParams'
import { pagingLabel } from './Paging'

it.each([
  [0, 0, 0, '0 of 0'],
  [0, 1, 1, '1-1 of 1'],
  [0, 9, 9, '1-9 of 9'],
  [0, 10, 10, '1-10 of 10'],
  [10, 1, 11, '11-11 of 11'],
  [10, 10, 20, '11-20 of 20'],
  [0, 10, undefined, '1-10 of 10+'],
  [10, 4, undefined, '11-14 of 14+'],
  [1_030, 1, 1_031, '1,031-1,031 of 1,031'],
])('from row %d with %d rows of %s it says "%s"', (start, shown, total, label) => {
  expect(pagingLabel(rangeOf(start / 10), shown, total)).toBe(label)
})

it('says of a list that is not read to its end that there may be more', () => {
  expect(pagingLabel(rangeOf(1), 10, 37, true)).toBe('11-20 of 37+')
})
