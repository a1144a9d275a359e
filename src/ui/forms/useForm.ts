import { useRef, useState, type SubmitEvent } from 'react'
import { firstErrors, type FormSchema } from '../../shared/firstErrors'
import { notify } from '../messages/notify'
import { useErrorNotice } from './useErrorNotice'

/** A value that a server has refused, and why: the sentence is shown at the field as long as the field has that value. */
interface Refusal<Field> {
  field: Field
  value: string
  text: string
}

/**
 * A form of text fields. On submit it validates with `schema`, shows the first error as a message and each field's own
 * error beside it, and focuses the first such field. From then on these fields are checked again at every change. Only
 * valid values reach `submit`, one call at a time. Without a schema, whose code may still be on its way, it submits
 * nothing.
 */
export function useForm<Field extends string, Values>(
  schema: FormSchema<Values> | undefined,
  initial: Readonly<Record<Field, string>>,
  submit: (values: Values) => Promise<void> | void,
  /** Called on every change, for example to keep a draft. */
  changed?: (name: NoInfer<Field>, text: string) => void,
) {
  const [values, setValues] = useState<Readonly<Record<Field, string>>>(initial)
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [refusal, setRefusal] = useState<Refusal<Field>>()
  const sent = useRef(values)
  const busy = useRef(false)

  const found = new Map(schema && wrong.length > 0 ? firstErrors(schema, values) : [])
  const errorOf = (name: string) => {
    if (wrong.includes(name)) return found.get(name)
    return refusal?.field === name && refusal.value === values[refusal.field] ? refusal.text : undefined
  }
  const notice = useErrorNotice(errorOf)

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy.current || !schema) return
    notify.clear()
    notice.setForm(event.currentTarget)
    const errors = firstErrors(schema, values)
    setWrong(errors.map(([name]) => name))
    setRefusal(undefined)
    const [first] = errors
    if (first) return notice.show({ field: first[0], text: first[1], isToast: true })
    sent.current = values
    busy.current = true
    try {
      await submit(schema.validateSync(values))
    } finally {
      busy.current = false
    }
  }

  const set = (name: Field, text: string) => {
    setValues((before) => ({ ...before, [name]: text }))
    notice.changed(name)
    changed?.(name, text)
  }

  const refuse = (field: Field, text: string) => {
    setRefusal({ field, value: sent.current[field], text })
    if (values[field] === sent.current[field]) notice.show({ field, text, isToast: false })
    // The field has another text by now, so the sentence does not stand there.
    else notify.error(text)
  }

  return {
    props: { noValidate: true, onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event) },
    values,
    set,
    /**
     * A server's refusal of one field: the sentence is shown there, and the field takes the focus. If the field was changed while the
     * server was asked, the sentence is shown as a message.
     */
    refuse,
    field: (name: Field) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: (text: string) => set(name, text),
    }),
  }
}
