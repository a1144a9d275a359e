import { render, screen } from '@testing-library/react'
import SearchProgress from './SearchProgress'

const nothing = () => undefined

it.each([
  ['reading', 'off', '100 of 250 rows read Stop'],
  ['stopped', 'polite', '100 of 250 rows read Continue'],
  ['failed', 'polite', 'Only 100 of 250 rows could be loaded. Continue'],
] as const)('is read aloud only once nothing more comes: %s is %s', (state, live, text) => {
  render(<SearchProgress read={100} total={250} leftOut={0} typed="" state={state} stop={nothing} again={nothing} />)
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', live)
  expect(screen.getByRole('status')).toHaveTextContent(text)
})
