import { useEffect, useRef, useState } from 'react'
import { notify } from '../messages/notify'
import { focusWrongField } from './focusWrongField'

/**
 * The error of the one field of a small form. The field takes the focus once the sentence is shown beside it, so that a screen
 * reader reads both; the message disappears with the sentence.
 */
export function useFieldError() {
  const field = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<{ text: string }>()
  useEffect(() => {
    if (!wrong) return
    const withdraw = field.current && focusWrongField(field.current, wrong.text)
    const remove = notify.atField(wrong.text)
    return () => {
      withdraw?.()
      remove()
    }
  }, [wrong])
  return {
    field,
    error: wrong?.text,
    refuse: (text: string) => setWrong({ text }),
    clear: () => setWrong(undefined),
  }
}
