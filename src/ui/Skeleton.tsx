import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'

const breathe = keyframes({ '50%': { opacity: 0.45 } })
const appear = keyframes({ from: { visibility: 'hidden' } })

/** A grey bar in the place of what is being read; it appears after 150 ms, so that quick answers do not flicker. */
export const Skeleton = styled.span({
  display: 'inline-block',
  width: '70%',
  height: '0.8em',
  borderRadius: 4,
  background: 'var(--border)',
  animation: `${breathe} 1.4s ease-in-out infinite, ${appear} 0s 150ms backwards`,
})
