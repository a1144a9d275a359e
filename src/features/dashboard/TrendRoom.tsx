import styled from '@emotion/styled'

const chartHeight = 288
const gap = 16
const heightOf = (charts: number) => charts * chartHeight + (charts - 1) * gap

/** The place of the five charts, as high before they are drawn, so that nothing below it moves. */
export const TrendRoom = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap,
  '&:empty': { minHeight: heightOf(3) },
  // The fifth chart has a row of its own. There are only four if the server does not tell points.
  '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)', '&:empty': { minHeight: heightOf(5) } },
})
