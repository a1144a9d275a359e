import styled from '@emotion/styled'
import { useId, useState, type SubmitEvent } from 'react'
import { instantOfDay } from '../../shared/dates'
import { Button } from '../../ui/Button'
import type { ListParams } from '../listParams'
import { notify } from '../../ui/messages/notify'

/** Where the reader's days begin: dates are meant in this zone. */
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Narrows a list to what was created on or after a day, from its local midnight; the zone is named. */
export function DateFilter({ list: { chosen, choose } }: { list: ListParams }) {
  const said = chosen.from ?? ''
  const [day, setDay] = useState(said)
  const [known, setKnown] = useState(said)
  if (known !== said) {
    setKnown(said)
    setDay(said)
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
        title={`Created on or after this day, ${zone} time`}
        aria-describedby={`${id}-zone`}
        onChange={({ target }) => setDay(target.value)}
      />
      <small id={`${id}-zone`}>{zone}</small>
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
    height: 36,
    padding: '0 8px',
    border: '1px solid var(--control)',
    borderRadius: 8,
    background: 'var(--surface)',
    color: 'var(--text)',
    font: 'inherit',
  },
})
