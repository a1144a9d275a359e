import styled from '@emotion/styled'
import { useId, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { Button } from '../../ui/Button'
import { CopyButton } from '../../ui/CopyButton'
import { useFieldError } from '../../ui/forms/useFieldError'
import { hrefOf, maxNameLength } from './savedViews'
import { useSavedViews } from './useSavedViews'
import { Link } from '../../ui/Link'

interface ViewsProps {
  /** The labels of the hidden columns. */
  hidden: readonly string[]
  onClose: () => void
}

/** The saved views of a list: open one, copy its link, rename or delete it; and keep what is shown now as a new one. */
export function Views({ hidden, onClose }: ViewsProps) {
  const { views, query, refusal, save, rename, remove } = useSavedViews(hidden)
  const [renamed, setRenamed] = useState<string>()
  /** The view whose renaming has ended: its button takes the focus back as it appears again. */
  const [ended, setEnded] = useState<string>()
  return (
    <fieldset>
      <legend>Saved views</legend>
      <Items>
        {views.map((view) => (
          <li key={view.name}>
            {renamed === view.name ? (
              <NameForm
                label={`New name of ${view.name}`}
                verb="Rename"
                given={view.name}
                refusal={(name) => refusal(name, view)}
                onName={(name) => rename(view, name)}
                onEnd={(name) => {
                  setRenamed(undefined)
                  setEnded(name)
                }}
              />
            ) : (
              <>
                <Link to={hrefOf(view)} aria-current={view.query === query || undefined} onClick={onClose}>
                  <bdi>{view.name}</bdi>
                </Link>
                <CopyButton text={new URL(hrefOf(view), window.location.href).href} what={`the link to ${view.name}`} />
                <Button
                  aria-label={`Rename ${view.name}`}
                  autoFocus={ended === view.name}
                  onFocus={() => setEnded(undefined)}
                  onClick={() => setRenamed(view.name)}
                >
                  Rename
                </Button>
                <Button
                  aria-label={`Delete ${view.name}`}
                  onClick={({ currentTarget }) => remove(view) && leave(currentTarget)}
                >
                  Delete
                </Button>
              </>
            )}
          </li>
        ))}
      </Items>
      <NameForm label="Name of a new view" verb="Save view" given="" refusal={refusal} onName={save} />
      <Hint>Keeps search, filters, order and columns in this browser. A copied link has them too.</Hint>
    </fieldset>
  )
}

/** Gives the focus to the next view, else the one before, else the name of a new one; nothing is deleted there by a second press. */
function leave(button: Element) {
  const item = button.closest('li')
  const beside = item?.nextElementSibling ?? item?.previousElementSibling
  const next = beside?.querySelector('a, input') ?? item?.closest('fieldset')?.querySelector(':scope > form input')
  if (next instanceof HTMLElement) next.focus()
}

interface NameFormProps {
  label: string
  verb: string
  given: string
  /** Why a name can't be used. */
  refusal: (name: string) => string | undefined
  /** Whether the name was taken. */
  onName: (name: string) => boolean
  /** Called with the new name once it is taken, and with the old one by Cancel or Escape. Without it there is no Cancel. */
  onEnd?: (name: string) => void
}

function NameForm({ label, verb, given, refusal, onName, onEnd }: NameFormProps) {
  const [name, setName] = useState(given)
  const id = useId()
  const { field, error, refuse, clear } = useFieldError()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wrong = refusal(name.trim())
    if (wrong) return refuse(wrong)
    clear()
    if (!onName(name.trim())) return
    setName('')
    onEnd?.(name.trim())
  }
  // Ends the renaming alone, not the menu that it stands in.
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape also ends the composition of a character.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !onEnd) return
    event.stopPropagation()
    onEnd(given)
  }
  return (
    <Form onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      <input
        ref={field}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && id}
        placeholder={label}
        autoComplete="off"
        autoFocus={onEnd !== undefined}
        maxLength={maxNameLength}
        value={name}
        onChange={({ target }) => {
          clear()
          setName(target.value)
        }}
      />
      <Button type="submit" variant="outlined">
        {verb}
      </Button>
      {onEnd && <Button onClick={() => onEnd(given)}>Cancel</Button>}
      {error && <small id={id}>{error}</small>}
    </Form>
  )
}

// No wider than the menu is without them, which would grow out of sight: a long name has a line of its own, and is cut off there.
const Items = styled.ul({
  width: 0,
  minWidth: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  '& a': {
    flex: '1 0 auto',
    maxWidth: '100%',
    padding: '8px 8px 8px 0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'inherit',
  },
  '& a[aria-current]': { fontWeight: 600 },
  '& button': { paddingInline: 8 },
})

const Form = styled.form({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  // Below the field, and no wider: a name of the person's stands in it.
  '& small': { flex: '1 0 100%', width: 0, color: 'var(--failed)', overflowWrap: 'anywhere' },
  '& input': {
    flex: 1,
    minWidth: 0,
    width: 180,
    height: 36,
    padding: '0 8px',
    border: '1px solid var(--control)',
    borderRadius: 8,
    background: 'var(--surface)',
    color: 'var(--text)',
    font: 'inherit',
  },
})

const Hint = styled.small({ maxWidth: 320, color: 'var(--quiet)' })
