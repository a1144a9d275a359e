import { useId, useState, type InputHTMLAttributes, type ReactNode } from 'react'
import './fields.css'

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

/** A labelled input with its hint and error below; plain HTML, because the sign-in page loads no component library. */
export function TextField({ label, error, onChange, aside, hint, children, ...input }: TextFieldProps) {
  const id = useId()
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

export function PasswordField(props: FieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField {...props} type={shown ? 'text' : 'password'}>
      <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Show'}
        <span className="visually-hidden"> {props.label}</span>
      </button>
    </TextField>
  )
}
