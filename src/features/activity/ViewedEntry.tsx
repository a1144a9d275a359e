import { useEffect, useEffectEvent, useState } from 'react'
import { useActivityQuery } from '../../api/adminApi'
import { useWithoutOldFailure } from '../../api/useWithoutOldFailure'
import type { Activity } from '../../contract/entities'
import { notify } from '../../ui/messages/notify'
import { EntryDialog } from './EntryDialog'

interface ViewedEntryProps {
  id: string
  /** The visible entries; undefined while they load. */
  rows: readonly Activity[] | undefined
  onClose: () => void
}

/** The dialog of the audit entry that the address names. */
export default function ViewedEntry({ id: viewed, rows, onClose }: ViewedEntryProps) {
  const [held, setHeld] = useState<Activity>()
  const shown = rows?.find(({ id }) => id === viewed)
  // An entry never changes, but newer ones may push it off the page while it is open.
  if (shown && shown.id !== held?.id) setHeld(shown)
  const here = shown ?? (held?.id === viewed ? held : undefined)

  const isElsewhere = rows !== undefined && !here
  const byId = useActivityQuery({ start: 0, end: 0, id: viewed }, { skip: !isElsewhere })
  // Ids count from 1 and entries are never deleted. So if the server ignores the id, the id is about the position in the list
  // sorted by age; not exactly, because each process of a server has its own clock.
  const position = Number(viewed) - 1
  const ignoresId = byId.currentData && !byId.currentData.applied?.includes('id')
  const isByAge = ignoresId === true && Number.isSafeInteger(position) && position >= 0
  const byAge = useActivityQuery({ start: position, end: position, sort: 'created_at' }, { skip: !isByAge })
  const asked = useWithoutOldFailure(isByAge ? byAge : byId)
  const entry = here ?? asked.currentData?.rows.find(({ id }) => id === viewed)

  const isLoading = isElsewhere && !asked.currentData && !asked.isError
  const missing = rows !== undefined && !entry && !isLoading
  const end = useEffectEvent(() => {
    if (asked.isError) notify.error("Couldn't load the entry. Try again")
    else notify.info("This entry doesn't exist.")
    onClose()
  })
  useEffect(() => {
    if (missing) end()
  }, [missing])

  return entry && <EntryDialog entry={entry} onClose={onClose} />
}
