import styled from '@emotion/styled'

const chartHeight = 288
const gap = 16

/** The place of the four charts, as high as they are before they are there, so that nothing below it moves. */
export const TrendRoom = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap,
  minHeight: 2 * chartHeight + gap,
  '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 4 * chartHeight + 3 * gap },
})
