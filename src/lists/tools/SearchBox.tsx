import styled from '@emotion/styled'
import { useEffect, useEffectEvent, useState } from 'react'
import { maxSearchLength } from '../../contract/paging'
import type { ListParams } from '../listParams'

/** Milliseconds without a key after which what was typed goes into the address and to the server. */
const pause = 250

interface SearchBoxProps {
  /** What is searched by, for example "search by email". */
  label: string
  list: ListParams
  disabled?: boolean
  /** Told of each letter at once, for rows that are already here. */
  onType?: ((text: string) => void) | undefined
}

/** The search of a list. The address follows once typing pauses; Back and a link bring the field to what they say. */
export function SearchBox({ label, list, disabled = false, onType }: SearchBoxProps) {
  const { chosen, choose } = list
  const said = chosen.search ?? ''
  const [text, setText] = useState(said)
  const [known, setKnown] = useState(said)
  const [sent, setSent] = useState<readonly string[]>([])
  if (known !== said) {
    setKnown(said)
    // What comes back from here is older than what may have been typed meanwhile.
    const own = sent.indexOf(said)
    if (own < 0) setText(said)
    setSent(own < 0 ? [] : sent.slice(own + 1))
  }
  const settle = useEffectEvent(() => {
    const search = text.trim()
    if (search === said) return
    setSent([...sent, search])
    choose('search', search || undefined)
  })
  useEffect(() => {
    const timer = setTimeout(() => settle(), pause)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <Field
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

const Field = styled.input({
  flex: '1 1 220px',
  maxWidth: 360,
  minWidth: 0,
  height: 36,
  padding: '0 12px',
  border: '1px solid var(--control)',
  borderRadius: 8,
  background: 'var(--surface)',
  color: 'var(--text)',
  font: 'inherit',
  // A letter lays out the field alone and nothing around it; its size does not come from what it says.
  contain: 'strict',
  '&:disabled': { opacity: 0.45 },
})
