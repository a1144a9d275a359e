import styled from '@emotion/styled'
import { useEffectEvent, useLayoutEffect } from 'react'
import type { Campaign } from '../../../contract/entities'
import { nameInMessage } from '../../../contract/nameInMessage'
import { Button } from '../../../ui/Button'
import { notify } from '../../../ui/messages/notify'
import { campaignRows } from '../campaignChanges'
import { waitingText } from './heldText'
import { useKeyHints } from './useKeyHints'

interface HeldNoticeProps {
  /** Ids of the held approvals, the newest last. */
  held: readonly string[]
  queue: readonly Campaign[]
  isOnline: boolean
  onUndo: () => void
}

/** The newest approval that can still be taken back, by its button or by the keys of any Undo. */
export function HeldNotice({ held, queue, isOnline, onUndo }: HeldNoticeProps) {
  const hints = useKeyHints()
  const newest = queue.find(({ id }) => id === held.at(-1))
  const isSomeHeld = held.length > 0
  const undo = useEffectEvent(onUndo)
  // A key may be pressed as soon as the page can be seen.
  useLayoutEffect(() => (isSomeHeld ? notify.holding(() => undo()) : undefined), [isSomeHeld])
  return (
    <Notice>
      {/* Always there, so that screen readers notice when its text comes. */}
      <span role="status">
        {isOnline
          ? newest && (
              <>
                <span>
                  Approved <bdi>{nameInMessage(campaignRows.nameOf(newest))}</bdi>
                </span>{' '}
                <span>· not sent yet</span>
              </>
            )
          : isSomeHeld && `You're offline. ${waitingText(held.length)}`}
      </span>
      {newest && (
        <Button variant="outlined" {...hints.of('U')} onClick={onUndo}>
          Undo {hints.shown('U')}
        </Button>
      )}
    </Notice>
  )
}

const Notice = styled.div({
  display: 'flex',
  flex: 1,
  gap: 12,
  alignItems: 'center',
  minWidth: 0,
  // Two lines are as high as the button. Truncate the title, never the message.
  '& > span': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 4,
    minWidth: 0,
    color: 'var(--quiet)',
    fontSize: 'calc(13rem / 14)',
    lineHeight: '18px',
  },
  '& > span > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
