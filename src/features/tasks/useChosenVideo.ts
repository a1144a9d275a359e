import { useRef, useState } from 'react'
import { notify } from '../../ui/messages/notify'
import { videoProblem } from './videoFile'

/**
 * The chosen video after its check; a file that cannot be uploaded is refused at once with the reason. `isReading`: a file
 * is chosen and its check is on its way.
 */
export function useChosenVideo() {
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const [isReading, setReading] = useState(false)
  const latest = useRef<File>(undefined)

  const choose = async (chosen: readonly File[]) => {
    const [candidate] = chosen
    if (!candidate) return
    latest.current = candidate
    setReading(true)
    const found = chosen.length > 1 ? 'Choose one video at a time.' : await videoProblem(candidate)
    if (latest.current !== candidate) return
    setReading(false)
    setProblem(found)
    if (found) notify.error(found)
    else setFile(candidate)
  }
  const remove = () => {
    latest.current = undefined
    setReading(false)
    setFile(undefined)
    setProblem(undefined)
  }
  return { file, problem, isReading, choose, remove }
}
