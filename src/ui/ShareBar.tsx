import styled from '@emotion/styled'
import { formatDecimal } from '../shared/amounts'

/** One part of a whole. */
export interface Share {
  label: string
  count: number
  /** A colour of the theme. */
  tone: 'good' | 'waiting' | 'idle' | 'failed' | 'accent' | 'control'
}

/** The parts of a whole as one bar with labels, and as a table that can be opened. */
export function ShareBar({ title, shares }: { title: string; shares: readonly Share[] }) {
  const whole = shares.reduce((sum, { count }) => sum + count, 0)
  const percent = (count: number) => (whole === 0 ? 0 : (count / whole) * 100)
  return (
    <Figure>
      <figcaption>{title}</figcaption>
      <div aria-hidden>
        {shares.map(({ label, count, tone }) => (
          <span key={label} style={{ width: `${percent(count)}%`, background: `var(--${tone})` }} />
        ))}
      </div>
      <ul aria-hidden>
        {shares.map(({ label, count, tone }) => (
          <li key={label}>
            <i style={{ background: `var(--${tone})` }} />
            {label} <strong>{formatDecimal(String(count))}</strong>
          </li>
        ))}
      </ul>
      <details>
        <summary>{title} as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Status</th>
              <th scope="col">Count</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ label, count }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{formatDecimal(String(count))}</td>
                <td>{formatDecimal(percent(count).toFixed(1), 1)} %</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Figure>
  )
}

const Figure = styled.figure({
  margin: 0,
  padding: '16px 20px',
  border: '1px solid var(--border)',
  borderRadius: 8,
  background: 'var(--surface)',
  '& figcaption': { marginBottom: 12, fontWeight: 600 },
  '& > div': { display: 'flex', gap: 2, height: 12, borderRadius: 6, overflow: 'hidden', background: 'var(--border)' },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 20px',
    margin: '12px 0',
    padding: 0,
    listStyle: 'none',
    fontSize: 13,
  },
  '& i': { display: 'inline-block', width: 10, height: 10, marginRight: 6, borderRadius: 2 },
  '& summary': { color: 'var(--quiet)', fontSize: 13, cursor: 'pointer' },
  '& table': { marginTop: 8, borderCollapse: 'collapse', fontSize: 13 },
  '& th, & td': { padding: '4px 16px 4px 0', textAlign: 'left', fontWeight: 400 },
  '& td': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
})
