import { useState } from 'react'
import { instantOfDay, timeZone } from '../../shared/dates'
import { notify } from '../../ui/messages/notify'

interface DayFieldProps {
  label: string
  /** The chosen day (2026-01-31). */
  day: string | undefined
  onChoose: (day: string | undefined) => void
}

/** A day that is applied as soon as it is whole; an empty field removes it. */
export function DayField({ label, day = '', onChoose }: DayFieldProps) {
  const [typed, setTyped] = useState(day)
  const [applied, setApplied] = useState(day)
  /** One message is enough for a day, however often the field is left. */
  const [isTold, setTold] = useState(false)
  if (applied !== day) {
    setApplied(day)
    setTyped(day)
  }
  const isRefused = typed !== '' && !instantOfDay(typed)
  return (
    <label className="list-days">
      {label}
      <input
        type="date"
        max="9999-12-31"
        title={`${timeZone} time`}
        value={typed}
        aria-invalid={isRefused}
        onChange={({ target: { value } }) => {
          setTyped(value)
          setTold(false)
          if (value === '' || instantOfDay(value)) onChoose(value || undefined)
        }}
        // Not before: while a year is typed, its first digits are a year before 1970.
        onBlur={() => {
          if (!isRefused || isTold) return
          setTold(true)
          notify.error('Choose a day after 1970')
        }}
      />
    </label>
  )
}
