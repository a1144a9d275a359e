import { useEffect, useEffectEvent, useState, useTransition } from 'react'
import { maxSearchLength } from '../../contract/paging'
import { cutSearch, type ListParams } from '../listParams'

/** The address and the request follow this many milliseconds after the last key press. */
const debounceMs = 250

interface SearchBoxProps {
  /** For example "search by email". */
  label: string
  list: ListParams
  disabled: boolean
  /** Called on each key press, for rows that are already in memory. */
  onType: ((text: string) => void) | undefined
}

/** The search of a list. The address follows once typing pauses; Back and links set the field. */
export function SearchBox({ label, list, disabled, onType }: SearchBoxProps) {
  const { chosen, choose } = list
  const applied = chosen.search ?? ''
  const [text, setText] = useState(applied)
  const [lastApplied, setLastApplied] = useState(applied)
  const [sent, setSent] = useState<readonly string[]>([])
  const [isSending, startSending] = useTransition()
  if (lastApplied !== applied) {
    setLastApplied(applied)
    // Our own change of the address: older than what may have been typed since, so the field stays.
    const own = sent.indexOf(applied)
    if (own < 0) setText(applied)
    setSent(own < 0 ? [] : sent.slice(own + 1))
  } else if (!isSending && sent.length > 0) {
    // Back was pressed before our change was rendered: the address says again what it said before.
    if (sent.at(-1) !== applied) setText(applied)
    setSent([])
  }
  const settle = useEffectEvent(() => {
    const search = cutSearch(text)
    // The field may have got it from the address; what was sent last may not have been rendered yet.
    if (search === (sent.at(-1) ?? applied)) return onType?.(text)
    setSent([...sent, search])
    // Typing goes on meanwhile and comes first.
    startSending(() => choose('search', search || undefined))
  })
  useEffect(() => {
    const timer = setTimeout(() => settle(), debounceMs)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <input
      className="list-search"
      type="search"
      aria-label={label}
      placeholder={label}
      data-search
      autoComplete="off"
      spellCheck={false}
      maxLength={maxSearchLength}
      disabled={disabled}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        onType?.(target.value)
      }}
    />
  )
}
