import styled from '@emotion/styled'
import { useState, type TextareaHTMLAttributes } from 'react'
import { FieldParts, type FieldPartsProps } from './FieldParts'

type LinesFieldProps = FieldPartsProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> & {
    name: string
    value: string
    onChange: (text: string) => void
  }

/** A labelled field for text of several lines, in a form that `sendByKeys` sends: Enter begins a line. */
export function LinesField({ label, error, onChange, aside, hint, children, ...area }: LinesFieldProps) {
  const [isCrlf, setCrlf] = useState(false)
  if (!isCrlf && area.value.includes('\r\n')) setCrlf(true)
  return (
    <Field className="field">
      <FieldParts
        {...{ label, error, aside, hint, children }}
        control={(ties) => (
          <textarea
            {...area}
            {...ties}
            rows={4}
            aria-keyshortcuts="Control+Enter"
            // A textarea ends its lines with LF alone.
            onChange={({ target }) => onChange(isCrlf ? target.value.replaceAll('\n', '\r\n') : target.value)}
          />
        )}
      />
    </Field>
  )
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
