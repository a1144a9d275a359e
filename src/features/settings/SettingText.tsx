import { useState } from 'react'
import { TextField } from '../../ui/forms/fields'
import type { FieldPartsProps } from '../../ui/forms/FieldParts'
import { LinesField } from '../../ui/forms/LinesField'

interface SettingTextProps extends FieldPartsProps {
  name: string
  value: string
  /** The text has, or had, several lines. */
  hasLines: boolean
  onChange: (text: string) => void
}

/**
 * A field of one line until its text has a line break, which such a field would drop. From then on it stays a field of several
 * lines, even if the server's text loses its own. The focus stays too.
 */
export function SettingText({ hasLines, ...field }: SettingTextProps) {
  const [isLong, setLong] = useState(hasLines)
  const [hasFocus, setFocus] = useState(false)
  if (hasLines && !isLong) setLong(true)
  const Field = isLong ? LinesField : TextField
  return (
    <Field
      {...field}
      autoComplete="off"
      // Of the field that replaces another one.
      autoFocus={hasFocus}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    />
  )
}
