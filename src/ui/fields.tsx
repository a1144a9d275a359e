import { useId, useState, type InputHTMLAttributes, type ReactNode } from 'react'

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

/** A labelled input with its error below; plain HTML, because the sign-in page loads no component library. */
export function TextField({ label, error, onChange, children, ...input }: FieldProps & { children?: ReactNode }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {children}
      </div>
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
