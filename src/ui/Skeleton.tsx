import styled from '@emotion/styled'

/** A grey bar for content that is loading; it appears after 150 ms, so that fast responses do not flicker. */
export const Skeleton = styled.span({
  display: 'inline-block',
  width: '70%',
  height: '0.8em',
  borderRadius: 4,
  background: 'var(--border)',
  '@media (forced-colors: active)': { border: '1px solid GrayText' },
  // Not by `keyframes` of @emotion/react, which nothing else on a list needs.
  '@keyframes skeleton-breathe': { '50%': { opacity: 0.45 } },
  '@keyframes skeleton-appear': { from: { visibility: 'hidden' } },
  animation: 'skeleton-breathe 1.4s ease-in-out infinite, skeleton-appear 0s 150ms backwards',
})
