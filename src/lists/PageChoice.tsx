import { useId, useState, type SubmitEvent } from 'react'
import { formatCount } from '../shared/amounts'
import { Select } from '../ui/forms/Select'
import { pageSizes, type ListParams } from './listParams'

interface PageChoiceProps {
  list: ListParams
  /** The last page, from 0. */
  last: number
}

/** The number of rows of a page, and the number of the page, which can be typed. */
export default function PageChoice({ list: { page, size, goTo, resize }, last }: PageChoiceProps) {
  // What was typed is forgotten on another page.
  const [typed, setTyped] = useState<{ text: string; on: number }>()
  const id = useId()
  const text = typed?.on === page ? typed.text : String(page + 1)
  const jump = (event: SubmitEvent) => {
    event.preventDefault()
    setTyped(undefined)
    if (/^\d+$/.test(text)) goTo(Math.min(Number(text) - 1, last))
  }
  return (
    <div className="list-page-choice">
      <Select label="Rows per page" value={String(size)} onChange={(value) => resize(Number(value))}>
        {pageSizes.map((rows) => (
          <option key={rows}>{rows}</option>
        ))}
      </Select>
      {last > 0 && (
        <form onSubmit={jump} noValidate>
          <label htmlFor={id}>Page</label>
          <input
            id={id}
            type="number"
            min={1}
            max={last + 1}
            aria-describedby={`${id}-of`}
            value={text}
            onChange={({ target }) => setTyped({ text: target.value, on: page })}
          />
          <span id={`${id}-of`}>of {formatCount(last + 1)}</span>
        </form>
      )}
    </div>
  )
}
