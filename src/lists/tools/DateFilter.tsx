import styled from '@emotion/styled'
import { useId, useState, type SubmitEvent } from 'react'
import { instantOfDay, timeZone } from '../../shared/dates'
import { Button } from '../../ui/Button'
import type { ListParams } from '../listParams'
import { notify } from '../../ui/messages/notify'

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
  const apply = (event: SubmitEvent) => {
    event.preventDefault()
    if (!instantOfDay(day)) return notify.error('Choose a date first')
    choose('from', day)
  }
  return (
    <Form onSubmit={apply} noValidate>
      <label htmlFor={id}>From</label>
      <input
        id={id}
        type="date"
        max="9999-12-31"
        value={day}
        title={`Created on or after this day, ${timeZone} time`}
        aria-describedby={`${id}-zone`}
        onChange={({ target }) => setDay(target.value)}
      />
      <small id={`${id}-zone`}>{timeZone}</small>
      <Button type="submit" variant="outlined">
        Apply
      </Button>
      <Button
        disabled={!day && !chosen.from}
        onClick={() => {
          setDay('')
          choose('from', undefined)
        }}
      >
        Reset
      </Button>
    </Form>
  )
}

const Form = styled.form({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  color: 'var(--quiet)',
  '& input': {
    flex: '0 0 auto',
    height: 36,
    padding: '0 8px',
    border: '1px solid var(--control)',
    borderRadius: 8,
    background: 'var(--surface)',
    color: 'var(--text)',
    font: 'inherit',
  },
})
