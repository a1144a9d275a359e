import { useState, type ReactNode } from 'react'
import { useLoadsAtOnce } from '../../config/mediaClickToLoad'
import { safeUrl } from '../../shared/safeUrl'

interface ThumbnailProps {
  /** Of the picture, unchecked; empty or undefined when there is none. */
  url: string | undefined
  width: number
  height: number
  /** Drawn where there is no picture, and for one that cannot or may not be loaded. */
  children: ReactNode
}

/** A small picture of a row, loaded when it comes into view. Its frame has a size of its own. */
export function Thumbnail({ url, width, height, children }: ThumbnailProps) {
  const [broken, setBroken] = useState<string>()
  const safe = url ? safeUrl(url) : undefined
  const mayLoad = useLoadsAtOnce(safe)
  if (!mayLoad || broken === safe) return children
  return <img src={safe} alt="" width={width} height={height} loading="lazy" onError={() => setBroken(safe)} />
}
