import { nearest } from './nearest'

const points = [0, 0.2, 1].map((share) => ({ share }))

it.each([
  [-3, 0],
  [0.09, 0],
  [0.11, 1],
  [0.7, 2],
  [2, 2],
])('at %s the nearest point is number %s', (place, index) => {
  expect(nearest(points, place)).toBe(index)
})

it('finds none among no points', () => {
  expect(nearest([], 0.5)).toBeUndefined()
})
