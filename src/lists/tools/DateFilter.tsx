import { useId, useState, type SubmitEvent } from 'react'
import { instantOfDay, timeZone } from '../../shared/dates'
import { Button } from '../../ui/Button'
import { useFieldError } from '../../ui/forms/useFieldError'
import type { ListParams } from '../listParams'

/** Filters a list by the first day of creation, from local midnight; names the time zone. */
export function DateFilter({ list: { chosen, choose } }: { list: ListParams }) {
  const applied = chosen.from ?? ''
  const [day, setDay] = useState(applied)
  const [lastApplied, setLastApplied] = useState(applied)
  if (lastApplied !== applied) {
    setLastApplied(applied)
    setDay(applied)
  }
  const id = useId()
  const { field, error, refuse, clear } = useFieldError()
  const apply = (event: SubmitEvent) => {
    event.preventDefault()
    if (!instantOfDay(day)) return refuse(day ? 'Choose a day after 1970' : 'Choose a date first')
    choose('from', day)
  }
  return (
    <form className="list-days" onSubmit={apply} noValidate>
      <label htmlFor={id}>From</label>
      <input
        ref={field}
        id={id}
        type="date"
        max="9999-12-31"
        value={day}
        title={`Created on or after this day, ${timeZone} time`}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-zone${error ? ` ${id}-error` : ''}`}
        onChange={({ target }) => {
          clear()
          setDay(target.value)
        }}
      />
      <small id={`${id}-zone`}>{timeZone}</small>
      <Button type="submit" variant="outlined">
        Apply
      </Button>
      <Button
        disabled={!day && !chosen.from}
        onClick={() => {
          clear()
          setDay('')
          choose('from', undefined)
        }}
      >
        Reset
      </Button>
      {error && (
        <small id={`${id}-error`} style={{ color: 'var(--failed)' }}>
          {error}
        </small>
      )}
    </form>
  )
}
