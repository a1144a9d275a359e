import styled from '@emotion/styled'
import { useId, type KeyboardEvent, type ReactNode, type TextareaHTMLAttributes } from 'react'

interface LinesFieldProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
  /** Shown at the end of the label's line. */
  aside?: ReactNode
  /** Shown below the field and announced with it. */
  hint?: ReactNode
}

/** A labelled field for text of several lines. */
export function LinesField({ label, error, onChange, aside, hint, children, ...area }: LinesFieldProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <Field className="field">
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className="field-box">
        <textarea
          {...area}
          id={id}
          rows={4}
          aria-keyshortcuts="Control+Enter"
          onKeyDown={sendForm}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={({ target }) => onChange(target.value)}
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
    </Field>
  )
}

/** Enter alone begins a line. */
function sendForm({ key, ctrlKey, metaKey, repeat, currentTarget: { form } }: KeyboardEvent<HTMLTextAreaElement>) {
  if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat) return
  // By its button, which takes no press while it is busy.
  for (const control of form?.elements ?? [])
    if (control instanceof HTMLButtonElement && control.type === 'submit') control.click()
}

const Field = styled.div({
  '& textarea': {
    flex: 1,
    minWidth: 0,
    padding: '10px 12px',
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    resize: 'vertical',
  },
})
