import { useCallback, useEffect, useRef, useState } from 'react'
import { notify } from '../../ui/messages/notify'
import { videoProblem } from './videoFile'

/** What the message about a refused file is about. */
const about = 'the chosen video'

/**
 * The chosen video after its check; a file that cannot be uploaded is refused at once with the reason, in a message as well, which
 * disappears with the next choice and with the form. `isReading`: a file is chosen and its check is on its way.
 */
export function useChosenVideo() {
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const [isReading, setReading] = useState(false)
  const latest = useRef<File>(undefined)

  /** Withdraws what was said of the latest choice, or would be after its check. */
  const forget = useCallback(() => {
    latest.current = undefined
    notify.repaired(about)
  }, [])
  useEffect(() => forget, [forget])

  const choose = async (chosen: readonly File[]) => {
    const [candidate] = chosen
    if (!candidate) return
    forget()
    latest.current = candidate
    setReading(true)
    const found = chosen.length > 1 ? 'Choose one video at a time.' : await videoProblem(candidate)
    if (latest.current !== candidate) return
    setReading(false)
    setProblem(found)
    if (found) notify.error(found, { about })
    else setFile(candidate)
  }
  const remove = () => {
    forget()
    setReading(false)
    setFile(undefined)
    setProblem(undefined)
  }
  return { file, problem, isReading, choose, remove }
}
