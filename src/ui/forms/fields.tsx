import { useEffectEvent, useLayoutEffect, useRef, useState, type InputHTMLAttributes } from 'react'
import { FieldParts, type FieldPartsProps } from './FieldParts'

type TextFieldProps = FieldPartsProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
    name: string
    value: string
    onChange: (text: string) => void
  }

/**
 * A labelled input with its hint and error below; plain HTML, because the sign-in page loads no component library. It
 * keeps what was typed before the page's scripts ran.
 */
export function TextField({ label, error, onChange, aside, hint, children, ...input }: TextFieldProps) {
  const ref = useRef<HTMLInputElement>(null)
  const takeTyped = useEffectEvent(() => {
    const typed = ref.current?.value ?? ''
    if (typed !== input.value) onChange(typed)
  })
  useLayoutEffect(() => takeTyped(), [])
  return (
    <div className="field">
      <FieldParts
        {...{ label, error, aside, hint, children }}
        control={(ties) => <input {...input} ref={ref} {...ties} onChange={(event) => onChange(event.target.value)} />}
      />
    </div>
  )
}

/** A text field for a password. The page's first script changes the same attributes of its button while this code is loading. */
export function PasswordField(props: Omit<TextFieldProps, 'aside' | 'hint' | 'children'>) {
  const [shown, setShown] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => setShown(ref.current?.getAttribute('aria-pressed') === 'true'), [])
  return (
    <TextField {...props} type={shown ? 'text' : 'password'} suppressHydrationWarning>
      <button ref={ref} type="button" aria-pressed={shown} suppressHydrationWarning onClick={() => setShown(!shown)}>
        <span hidden={shown} suppressHydrationWarning>
          Show
        </span>
        <span hidden={!shown} suppressHydrationWarning>
          Hide
        </span>
        <span className="visually-hidden"> {props.label}</span>
      </button>
    </TextField>
  )
}
