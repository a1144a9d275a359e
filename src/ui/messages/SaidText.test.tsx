import { render, screen } from '@testing-library/react'
import { SaidText } from './SaidText'
import { sayPolitely } from './sayPolitely'

jest.mock('./sayPolitely')

it('has its text read out by a region that stood before, as the text comes together with its place', () => {
  render(<SaidText text="An earlier upload may have arrived." />)
  const shown = screen.getByText('An earlier upload may have arrived.')
  expect(jest.mocked(sayPolitely).mock.calls.map(([text]) => text)).toEqual([shown.textContent])
  expect(shown.closest('[role=status]')).toBeNull()
})
