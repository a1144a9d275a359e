import { useEffect, useState } from 'react'
import { useActivityQuery } from '../../api/adminApi'
import type { Activity } from '../../contract/entities'
import { overlayPart } from '../../ui/lazyPart'
import { notify } from '../../ui/messages/notify'
import { useViewed } from '../../ui/dialogs/useViewed'

const LineDialog = overlayPart(() => import(/* webpackChunkName: "activity-dialog" */ './LineDialog'))

/** The line that the address names, if there is one; `rows` are those shown, undefined while they are being read. */
export function LineDetails({ rows }: { rows: readonly Activity[] | undefined }) {
  const { viewed, close } = useViewed()
  const [held, setHeld] = useState<Activity>()
  const shown = rows?.find(({ id }) => id === viewed)
  // A line never changes, but newer ones push it to the next page while somebody reads it.
  if (shown && shown.id !== held?.id) setHeld(shown)
  const here = shown ?? (held?.id === viewed ? held : undefined)

  // Lines are counted from 1 and none is ever deleted, so one that a link names is found wherever it stands by now.
  const place = Number(viewed) - 1
  const isPlace = viewed !== null && Number.isSafeInteger(place) && place >= 0
  const isElsewhere = rows !== undefined && isPlace && !here
  const asked = useActivityQuery({ start: place, end: place, sort: 'created_at' }, { skip: !isElsewhere })
  const line = here ?? asked.currentData?.rows.find(({ id }) => id === viewed)

  const isSought = isElsewhere && !asked.currentData && !asked.isError
  const missing = viewed !== null && rows !== undefined && !line && !isSought
  useEffect(() => {
    if (!missing) return
    notify.info('This line could not be found.')
    close()
  }, [missing, close])

  if (!line) return null
  return <LineDialog line={line} onClose={close} />
}
