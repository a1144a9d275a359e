import { useRef, useState } from 'react'
import { notify } from '../../ui/messages/notify'
import { videoProblem } from './videoFile'

/** The video somebody has chosen, once it has been looked at; what cannot be uploaded is refused at once and said why. */
export function useChosenVideo() {
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const latest = useRef<File>(undefined)

  const choose = async (chosen: readonly File[]) => {
    const [candidate] = chosen
    if (!candidate) return
    latest.current = candidate
    const found = chosen.length > 1 ? 'Choose one video at a time.' : await videoProblem(candidate)
    if (latest.current !== candidate) return
    setProblem(found)
    if (found) notify.error(found)
    else setFile(candidate)
  }
  const remove = () => {
    latest.current = undefined
    setFile(undefined)
    setProblem(undefined)
  }
  return { file, problem, choose, remove }
}
