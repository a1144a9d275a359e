import styled from '@emotion/styled'
import { formatMoment } from '../../shared/dates'
import { TokenAmount } from '../../ui/TokenAmount'
import type { UnlockPoint } from './unlockPoints'

interface UnlockTableProps {
  points: readonly UnlockPoint[]
  /** The token's symbol. */
  unit: string
}

export function UnlockTable({ points, unit }: UnlockTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Date</th>
          <th scope="col">Vested</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ label, time, vested }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatMoment(time)}</td>
            <td>
              <TokenAmount wei={vested} unit={unit} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table({
  width: '100%',
  marginTop: 8,
  borderCollapse: 'collapse',
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 8px', borderTop: '1px solid var(--border)', textAlign: 'left', fontWeight: 400 },
  '& th:last-child, & td:last-child': { textAlign: 'right' },
  '& thead th': { border: 0, color: 'var(--quiet)', fontWeight: 600, fontSize: 12 },
})
