import { useRef, useState, type SubmitEvent } from 'react'
import { firstErrors, type FormSchema } from '../../shared/firstErrors'
import { notify } from '../messages/notify'

/**
 * A form of text fields. On submit it validates with `schema`, shows the first error as a message and each field's own
 * error beside it, and focuses the first such field. Only valid values reach `submit`, one call at a time.
 */
export function useForm<Field extends string, Values>(
  schema: FormSchema<Values>,
  initial: Readonly<Record<Field, string>>,
  submit: (values: Values) => Promise<void> | void,
  /** Called on every change, for example to keep a draft. */
  changed?: (name: NoInfer<Field>, text: string) => void,
) {
  const [values, setValues] = useState<Readonly<Record<Field, string>>>(initial)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const busy = useRef(false)

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current) return
    notify.clear()
    const found = firstErrors(schema, values)
    setErrors(Object.fromEntries(found))
    const [first] = found
    if (first) {
      const [name, message] = first
      const input = event.currentTarget.elements.namedItem(name)
      if (input instanceof HTMLElement) input.focus()
      return notify.error(message)
    }
    busy.current = true
    try {
      await submit(schema.validateSync(values))
    } finally {
      busy.current = false
    }
  }

  const set = (name: Field, text: string) => {
    setValues((before) => ({ ...before, [name]: text }))
    changed?.(name, text)
  }

  return {
    props: { noValidate: true, onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event) },
    values,
    set,
    field: (name: Field) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (text: string) => set(name, text),
    }),
  }
}
