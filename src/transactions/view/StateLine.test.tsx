import { render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { keepTransaction } from '../../testing/keptTransaction'
import { parseTransaction } from '../transactionRecord'
import { StateLine } from './StateLine'

it('wraps the reason why nothing was sent, though a status elsewhere stays on one line', () => {
  const style = document.createElement('style')
  style.textContent = readFileSync('src/ui/base.css', 'utf8')
  document.head.append(style)
  const reason = 'Your wallet has a different account selected. Nothing was sent.'
  keepTransaction('a', { state: 'notSent', reason, endedAt: 1 })
  const record = parseTransaction(JSON.parse(window.localStorage.getItem('tx.v1.a') ?? ''))
  if (!record) throw new Error('No record')
  render(
    <>
      <StateLine record={record} />
      <span className="status-chip">Elsewhere</span>
    </>,
  )
  expect(screen.getByText('Elsewhere')).toHaveStyle({ whiteSpace: 'nowrap' })
  expect(screen.getByText(reason)).toHaveStyle({ whiteSpace: 'normal', alignItems: 'baseline' })
})
