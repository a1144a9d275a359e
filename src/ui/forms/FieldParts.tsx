import { useId, type ReactNode } from 'react'

export interface FieldPartsProps {
  label: string
  error: string | undefined
  /** Shown at the end of the label's line, for example a link that fills the field. */
  aside?: ReactNode
  /** Shown below the field and announced with it. */
  hint?: ReactNode
  /** Shown inside the box, after the text. */
  children?: ReactNode
}

interface Ties {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** What a field has around its control, which `control` makes with the attributes that tie it to label, hint and error. */
export function FieldParts({
  label,
  error,
  aside,
  hint,
  children,
  control,
}: FieldPartsProps & { control: (ties: Ties) => ReactNode }) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <>
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className="field-box">
        {control({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
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
    </>
  )
}
