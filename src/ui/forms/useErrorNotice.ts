import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { notify } from '../messages/notify'

interface Notice {
  field: string
  /** The field's error, where it is shown as a message too. */
  toast?: string
}

/**
 * Leads to one wrong field of a form: the field takes the focus once its error is shown beside it, so that a screen reader reads
 * both. The message disappears when the field is changed or valid, and with the form.
 */
export function useErrorNotice(errorOf: (field: string) => string | undefined) {
  const [notice, setNotice] = useState<Notice>()
  const form = useRef<HTMLFormElement>(null)
  const toast = notice?.toast !== undefined && errorOf(notice.field) === notice.toast ? notice.toast : undefined

  // A layout effect: with a later one, keys pressed in between would go elsewhere.
  useLayoutEffect(() => {
    const input = notice && form.current?.elements.namedItem(notice.field)
    if (input instanceof HTMLElement) input.focus()
  }, [notice])
  useEffect(() => (toast === undefined ? undefined : notify.atField(toast)), [toast, notice])

  return {
    setForm: (element: HTMLFormElement) => {
      form.current = element
    },
    show: useCallback((shown: Notice) => setNotice(shown), []),
    changed: (field: string) => setNotice((shown) => (shown?.field === field ? undefined : shown)),
  }
}
