import { render, screen } from '@testing-library/react'
import { sayPolitely } from '../../ui/messages/sayPolitely'
import { EarlierUpload } from './EarlierUpload'

jest.mock('../../ui/messages/sayPolitely')

it('has its warning read out by a region that stood before, as the warning comes together with its place', () => {
  render(<EarlierUpload />)
  const warning = screen.getByText(/^An earlier upload may have arrived/)
  expect(jest.mocked(sayPolitely).mock.calls.map(([text]) => text)).toEqual([warning.textContent])
  expect(warning.closest('[role=status]')).toBeNull()
})
