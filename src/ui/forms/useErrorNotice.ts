import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { notify } from '../messages/notify'
import { focusWrongField } from './focusWrongField'

interface Notice {
  field: string
  /** The field's error. */
  text: string
  /** Whether it is shown as a message too. */
  isToast: boolean
}

/**
 * Leads to one wrong field of a form: the field takes the focus once its error is shown beside it, so that a screen reader reads
 * both. The message disappears when the field is changed or valid, and with the form.
 */
export function useErrorNotice(errorOf: (field: string) => string | undefined) {
  const [notice, setNotice] = useState<Notice>()
  const form = useRef<HTMLFormElement>(null)
  // It ends with its error, so that it does not come back with a later one that has the same text.
  if (notice && errorOf(notice.field) !== notice.text) setNotice(undefined)

  // A layout effect: with a later one, keys pressed in between would go elsewhere.
  useLayoutEffect(() => {
    const input = notice && form.current?.elements.namedItem(notice.field)
    return notice && input instanceof HTMLElement ? focusWrongField(input, notice.text) : undefined
  }, [notice])
  useEffect(() => (notice?.isToast ? notify.atField(notice.text) : undefined), [notice])

  return {
    setForm: (element: HTMLFormElement) => {
      form.current = element
    },
    show: (shown: Notice) => setNotice(shown),
    changed: (field: string) => setNotice((shown) => (shown?.field === field ? undefined : shown)),
  }
}
