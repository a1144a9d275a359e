import styled from '@emotion/styled'
import type { UnknownAction } from '@reduxjs/toolkit'
import { memo, useEffect, useEffectEvent } from 'react'
import { counted } from '../../shared/counted'
import { Button } from '../../ui/Button'
import { DialogFrame } from '../../ui/dialogs/DialogFrame'
import { useUnsaved } from '../../ui/forms/keepUnsaved'
import { StatusChip, type StatusTone } from '../../ui/StatusChip'
import { bulkText, type Bulk, type BulkEnd, type BulkItem } from './bulk'
import type { RowOutcome } from './outcome'
import { requestIdIn } from './requestIdIn'
import { resultText, saveResults } from './saveResults'
import { stayingText } from './staying'

const tones: Readonly<Record<RowOutcome['kind'], StatusTone>> = {
  done: 'good',
  notNeeded: 'idle',
  notSent: 'failed',
  refused: 'failed',
  answerLost: 'waiting',
  unknown: 'failed',
}

interface BulkDialogProps {
  bulk: Bulk
  /** How many rows are selected after it. */
  staying: number
  onSeen: (isSeen: boolean) => void
  onStop: () => void
  /** The request for the inverse of these changes. */
  undoOf: (undos: readonly UnknownAction[]) => UnknownAction
  onUndo: (undo: UnknownAction) => void
  onClose: (end: BulkEnd) => void
}

/** A bulk change: its progress, a Stop button, and the outcome of each row, also as a file. */
export function BulkDialog({ bulk, staying, onSeen, onStop, undoOf, onUndo, onClose }: BulkDialogProps) {
  const { words, items, phase } = bulk
  const reached = items.filter(({ ended }) => ended).length
  const rows = counted(items.length, words.noun)
  const hasEnded = phase === 'ended'
  const text = bulkText(bulk)
  const stays = hasEnded && stayingText(bulk, staying)
  // A reload would end the change, and nobody would know how far it came.
  useUnsaved(!hasEnded)
  const undos = items.flatMap(({ ended }) => (ended?.outcome.kind === 'done' && ended.outcome.undo) || [])
  const undo = undos.length > 0 ? undoOf(undos) : undefined
  const close = () => onClose({ text, undo })
  const see = useEffectEvent(onSeen)
  useEffect(() => {
    see(true)
    return () => see(false)
  }, [])
  return (
    <DialogFrame
      title={hasEnded ? text : `${words.doing} ${rows}`}
      // It stays open while the change runs, so that the outcomes are seen.
      onClose={() => hasEnded && close()}
      actions={
        hasEnded ? (
          <>
            <Button onClick={() => saveResults(bulk)}>Save results (CSV)</Button>
            {undo && <Button onClick={() => onUndo(undo)}>{`Undo ${counted(undos.length, 'change')}`}</Button>}
            <Button variant="primary" onClick={close}>
              Close
            </Button>
          </>
        ) : (
          <Button variant="outlined" loading={phase === 'stopping'} onClick={onStop}>
            Stop
          </Button>
        )
      }
    >
      <progress aria-label="Rows changed" value={reached} max={items.length} style={{ width: '100%' }} />
      <p role="status">
        {reached} of {rows} processed{phase === 'stopping' && ', stopping after the current one'}
        {stays && `. ${stays}`}
      </p>
      <Results tabIndex={0} aria-label="Results">
        {items.map((item) => (
          <Item key={item.id} item={item} over={hasEnded} />
        ))}
      </Results>
    </DialogFrame>
  )
}

// Of hundreds of rows only the one that has changed is rendered again.
const Item = memo(function Item({ item, over }: { item: BulkItem; over: boolean }) {
  const requestId = item.ended && requestIdIn(item.ended.outcome)
  const text = resultText(item, over)
  return (
    <li>
      <bdi>{item.name}</bdi>
      <StatusChip
        tone={item.ended ? tones[item.ended.outcome.kind] : 'idle'}
        label={requestId ? `${text} (request ${requestId})` : text}
      />
    </li>
  )
})

const Results = styled.ul({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 12px',
    justifyContent: 'space-between',
    padding: '8px 0',
    borderTop: '1px solid var(--border)',
  },
  '& bdi': { minWidth: 0, overflowWrap: 'anywhere' },
  '& li > span': { whiteSpace: 'normal' },
})
