import { useEffect, useState } from 'react'
import { useActivityQuery } from '../../api/adminApi'
import type { Activity } from '../../contract/entities'
import { overlayPart } from '../../ui/lazyPart'
import { notify } from '../../ui/messages/notify'
import { useViewed } from '../../ui/dialogs/useViewed'

const LineDialog = overlayPart(() => import(/* webpackChunkName: "admin-dialogs" */ './LineDialog'))

/** The audit entry named by the address, if there is one; `rows` are the visible ones, undefined while they load. */
export function LineDetails({ rows }: { rows: readonly Activity[] | undefined }) {
  const { viewed, close } = useViewed()
  const [held, setHeld] = useState<Activity>()
  const shown = rows?.find(({ id }) => id === viewed)
  // An entry never changes, but newer ones may push it off the page while it is open.
  if (shown && shown.id !== held?.id) setHeld(shown)
  const here = shown ?? (held?.id === viewed ? held : undefined)

  // Ids count from 1 and entries are never deleted, so the id gives the position in the list sorted by age.
  const position = Number(viewed) - 1
  const isPosition = viewed !== null && Number.isSafeInteger(position) && position >= 0
  const isElsewhere = rows !== undefined && isPosition && !here
  const asked = useActivityQuery({ start: position, end: position, sort: 'created_at' }, { skip: !isElsewhere })
  const line = here ?? asked.currentData?.rows.find(({ id }) => id === viewed)

  const isLoading = isElsewhere && !asked.currentData && !asked.isError
  const missing = viewed !== null && rows !== undefined && !line && !isLoading
  useEffect(() => {
    if (!missing) return
    notify.info("This entry doesn't exist.")
    close()
  }, [missing, close])

  if (!line) return null
  return <LineDialog line={line} onClose={close} />
}
