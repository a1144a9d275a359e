import styled from '@emotion/styled'
import { useId, type KeyboardEvent } from 'react'

interface InstructionsFieldProps {
  name: string
  value: string
  error: string | undefined
  readOnly: boolean
  onChange: (text: string) => void
}

/** A multi-line field for what users should do with the video. */
export function InstructionsField({ error, onChange, ...area }: InstructionsFieldProps) {
  const id = useId()
  return (
    <Field className="field">
      <div className="field-label">
        <label htmlFor={id}>Instructions</label>
      </div>
      <div className="field-box">
        <textarea
          {...area}
          id={id}
          autoFocus
          rows={4}
          aria-keyshortcuts="Control+Enter"
          onKeyDown={sendForm}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
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
