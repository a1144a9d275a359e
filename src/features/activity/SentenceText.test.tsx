import { render } from '@testing-library/react'
import { auditLine } from '../../testing/builders'
import { SentenceText } from './SentenceText'

it('leaves a sentence whole that does not end with the e-mail of its target', () => {
  const entry = auditLine({ action: 'toggleUser', outcome: 'refused', target: 'user 17 mona@tour.example' })
  expect(render(<SentenceText entry={entry} />).container).toHaveTextContent(/^Tried to activate or deactivate a user$/)
})
