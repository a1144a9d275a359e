import styled from '@emotion/styled'

export interface DataTableProps {
  heads: readonly string[]
  /** The first cell of each row is its head. */
  rows: readonly (readonly string[])[]
}

/** What a chart shows, as a table. */
export function DataTable({ heads, rows }: DataTableProps) {
  return (
    // Reached by Tab, so that it can be scrolled by the keyboard.
    <Frame role="region" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  )
}

const Frame = styled.div({
  maxHeight: 320,
  marginTop: 8,
  overflow: 'auto',
  '& table': {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: 'calc(13rem / 14)',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th, & td': { padding: '6px 8px', borderTop: '1px solid var(--border)', textAlign: 'right', fontWeight: 400 },
  '& th:first-of-type': { paddingLeft: 0, textAlign: 'left' },
  '& thead th': { border: 0, color: 'var(--quiet)', fontWeight: 600, fontSize: 'calc(12rem / 14)' },
  '@media print': { maxHeight: 'none' },
})
