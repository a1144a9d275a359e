import styled from '@emotion/styled'
import { Button } from '../../ui/Button'
import { DialogFrame } from '../../ui/dialogs/DialogFrame'
import { StatusChip, type StatusTone } from '../../ui/StatusChip'
import type { Bulk, BulkItem } from './bulk'
import { requestIdIn, type RowOutcome } from './outcome'

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
  onStop: () => void
  onUndo: () => void
  onClose: () => void
}

/** A bulk change: its progress, a Stop button, and the outcome of each row. */
export default function BulkDialog({ bulk: { words, items, phase }, onStop, onUndo, onClose }: BulkDialogProps) {
  const reached = items.filter(({ ended }) => ended).length
  const changed = items.filter(({ ended }) => ended?.outcome.kind === 'done').length
  const rows = `${items.length} ${words.noun}${items.length === 1 ? '' : 's'}`
  const title =
    phase === 'ended'
      ? `${changed === items.length ? '' : `${changed} of `}${rows} ${words.done}`
      : `${words.doing} ${rows}`
  return (
    <DialogFrame
      title={title}
      // It stays open while the change runs, so that the outcomes are seen.
      onClose={() => phase === 'ended' && onClose()}
      actions={
        phase === 'ended' ? (
          <>
            {items.some(({ ended }) => ended?.outcome.kind === 'done' && ended.outcome.undo) && (
              <Button onClick={onUndo}>Undo all</Button>
            )}
            <Button variant="primary" onClick={onClose}>
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
        {reached} of {rows} done{phase === 'stopping' && ', stopping after the current one'}
      </p>
      <Results>
        {items.map((item) => (
          <li key={item.id}>
            <bdi>{item.name}</bdi>
            <Result item={item} over={phase === 'ended'} />
          </li>
        ))}
      </Results>
    </DialogFrame>
  )
}

function Result({ item: { ended }, over }: { item: BulkItem; over: boolean }) {
  if (ended) {
    const { outcome, text } = ended
    const requestId = requestIdIn(outcome)
    return <StatusChip tone={tones[outcome.kind]} label={requestId ? `${text} (request ${requestId})` : text} />
  }
  return <StatusChip tone="idle" label={over ? 'Not changed: stopped first' : 'Waiting'} />
}

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
