import { use, useEffect, useState } from 'react'
import type { Screen } from '../../contract/endpoints'
import { StartFeatureContext } from '../startFeature'

/** Whether the code and the state of a screen's feature are there; fetches and starts them without opening the screen. */
export function useFeature(screen: Screen): boolean {
  const startFeature = use(StartFeatureContext)
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    void startFeature(screen).then(setThere)
  }, [startFeature, screen])
  return isThere
}
