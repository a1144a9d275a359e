import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type InputHTMLAttributes,
  type ReactNode,
} from 'react'

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

interface TextFieldProps extends FieldProps {
  /** Shown at the end of the label's line, for example a link that fills the field. */
  aside?: ReactNode
  /** Shown below the field and announced with it. */
  hint?: ReactNode
  /** Shown inside the box, after the text. */
  children?: ReactNode
}

/**
 * A labelled input with its hint and error below; plain HTML, because the sign-in page loads no component library. It
 * keeps what was typed before the page's scripts ran.
 */
export function TextField({ label, error, onChange, aside, hint, children, ...input }: TextFieldProps) {
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  const takeTyped = useEffectEvent(() => {
    const typed = ref.current?.value ?? ''
    if (typed !== input.value) onChange(typed)
  })
  useLayoutEffect(() => takeTyped(), [])
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className="field-box">
        <input
          {...input}
          ref={ref}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {children}
      </div>
      {hint && (
        <div id={`${id}-hint`} className="field-hint">
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}

/** A text field for a password. The page's first script changes the same attributes of its button while this code is loading. */
export function PasswordField(props: FieldProps) {
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
