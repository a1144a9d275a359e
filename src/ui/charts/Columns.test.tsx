import { render } from '@testing-library/react'
import { Bars } from './Bars'

it('draws something of the smallest amount, and nothing of none', () => {
  const bars = [0, 1, 100_000].map((amount) => ({ label: `${amount}`, tick: '', amount, value: `${amount} users` }))
  render(<Bars title="New users" summary="100,001 users" heads={['Day', 'Users']} bars={bars} />)
  const heights = [...document.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'))
  expect(heights.slice(0, 2)).toEqual(['0', '2'])
})
