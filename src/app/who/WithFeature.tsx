import { use, useEffect, useState, type ReactNode } from 'react'
import type { Screen } from '../../contract/endpoints'
import { PartMissing } from '../../ui/PartMissing'
import { StartFeatureContext } from '../startFeature'

interface WithFeatureProps {
  screen: Screen
  children: ReactNode
}

/** What needs the code and the state of a screen's feature: fetches and starts them without opening the screen, and says if they are missing. */
export function WithFeature({ screen, children }: WithFeatureProps) {
  const startFeature = use(StartFeatureContext)
  const [isThere, setThere] = useState<boolean>()
  const isWanted = isThere === undefined
  useEffect(() => {
    if (isWanted) void startFeature(screen).then(setThere)
  }, [startFeature, screen, isWanted])
  if (isWanted) return null
  return isThere ? children : <PartMissing room="line" again={() => setThere(undefined)} />
}
