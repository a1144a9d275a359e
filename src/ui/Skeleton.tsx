import type { CSSProperties } from 'react'

/** A grey bar for content that is loading; it appears after 150 ms, so that fast responses do not flicker. */
export const Skeleton = ({ style }: { style?: CSSProperties }) => <span className="skeleton" style={style} />
