import { fireEvent, render, screen } from '@testing-library/react'
import { Plot } from './Plot'

const points = ['Monday', 'Tuesday', 'Wednesday'].map((label, index) => ({
  label,
  share: index / 2,
  value: `${index + 1} users`,
}))

/** A plot of the width that every element has in tests, and the place that is pointed at. */
function open() {
  render(
    <Plot title="New users" summary="6 users" points={points} amounts={[0, 3]} ticks={[]} marks={[]} height={220}>
      {(_scale, active) => <text>{active === undefined ? 'none' : `number ${active}`}</text>}
    </Plot>,
  )
  const place = screen.getByRole('img').parentElement
  if (!place) throw new Error('a picture without a place')
  return place
}

/** jsdom's pointer events have neither a place nor a kind of pointer. React makes its `leave` of an `out`. */
const point = (place: HTMLElement, type: 'move' | 'down' | 'out', pointerType: 'mouse' | 'touch', clientX = 0) =>
  fireEvent(place, Object.assign(new MouseEvent(`pointer${type}`, { bubbles: true, clientX }), { pointerType }))

const [left, right] = [30, 598]

it('shows the value nearest to where the mouse is, in place of the summary, until it leaves', () => {
  const place = open()
  point(place, 'move', 'mouse', right - 20)
  expect(screen.getByText('Wednesday')).toHaveTextContent('3 users Wednesday')
  expect(screen.getByText('6 users')).toHaveAttribute('data-covered', 'true')
  expect(screen.getByText('number 2')).toBeInTheDocument()
  point(place, 'move', 'mouse', (left + right) / 2)
  expect(screen.getByText('Tuesday')).toHaveTextContent('2 users Tuesday')
  point(place, 'out', 'mouse')
  expect(screen.queryByText('Tuesday')).toBeNull()
  expect(screen.getByText('6 users')).toHaveAttribute('data-covered', 'false')
})

it('shows the value that a finger touches, and keeps it when the finger is lifted', () => {
  const place = open()
  point(place, 'down', 'touch', left + 5)
  point(place, 'out', 'touch')
  expect(screen.getByText('Monday')).toHaveTextContent('1 users Monday')
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Monday: 1 users')
})
