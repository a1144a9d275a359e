import styled from '@emotion/styled'
import { roleLabel } from '../../config/roleLabel'
import type { Activity } from '../../contract/entities'
import { formatDayOf, formatTimeOf } from '../../shared/dates'
import { Button } from '../../ui/Button'
import { CopyButton } from '../../ui/CopyButton'
import { DialogFrame } from '../../ui/dialogs/DialogFrame'
import { Fact, FactBox } from '../../ui/Fact'
import { changeText } from './changeText'
import { Outcome } from './Outcome'
import { SentenceText } from './SentenceText'
import { emailOf, sentenceOf } from './sentence'
import { sideText } from './sideText'
import { EmailChip } from '../../ui/WhoLink'

/** One audit entry in full. */
export function EntryDialog({ entry, onClose }: { entry: Activity; onClose: () => void }) {
  const { id, created_at, actor, action, target, before, after, request_id } = entry
  const changed = changeText(entry)
  return (
    <DialogFrame
      title={`Entry ${id}`}
      maxWidth="md"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Facts>
        <Fact label="Time">
          {formatDayOf(created_at)}, {formatTimeOf(created_at)}
          <Exact text={created_at} what="time" />
        </Fact>
        <Fact label="Who">
          <EmailChip email={actor} /> <small>{roleLabel(entry.role)}</small>
        </Fact>
        <Fact label="What">
          <bdi>{sentenceOf(entry)}</bdi> <small>{action}</small>
        </Fact>
        {changed && (
          <>
            <dt>Change</dt>
            <dd dir="auto">{changed}</dd>
          </>
        )}
        <Fact label="Target">
          <bdi>{emailOf(target) ? <SentenceText entry={entry} text={target} /> : target || '-'}</bdi>
        </Fact>
        <Fact label="Outcome">
          <Outcome entry={entry} />
        </Fact>
      </Facts>
      <Sides>
        <Side label="Before" text={before} />
        <Side label="After" text={after} />
      </Sides>
      <Facts>
        <Fact label="Request id">{request_id ? <Exact text={request_id} what="request id" /> : '-'}</Fact>
      </Facts>
      {request_id && (
        <Hint>
          The server's log has this id, and so does the response header X-Request-Id. Search the log for it to see what
          else the request did.
        </Hint>
      )}
    </DialogFrame>
  )
}

const Exact = ({ text, what }: { text: string; what: string }) => (
  <Beside>
    <code>{text}</code>
    <CopyButton text={text} what={what} />
  </Beside>
)

const Side = ({ label, text }: { label: string; text: string }) => (
  <FactBox label={label}>{text ? <pre dir="auto">{sideText(text)}</pre> : '-'}</FactBox>
)

const Facts = styled.dl({
  margin: 0,
  overflowWrap: 'anywhere',
  '& dt': { color: 'var(--quiet)', fontSize: 'calc(13rem / 14)' },
  '& dd': { margin: '0 0 12px' },
  '& small': { color: 'var(--quiet)' },
  '& code': { fontSize: 'calc(13rem / 14)' },
  '& pre': {
    margin: '4px 0 0',
    padding: 12,
    border: '1px solid var(--border)',
    borderRadius: 8,
    background: 'var(--ground)',
    fontSize: 'calc(13rem / 14)',
    whiteSpace: 'pre-wrap',
  },
})

const Beside = styled.span({ display: 'flex', gap: 4, alignItems: 'center' })

const Sides = styled(Facts)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  columnGap: 16,
})

const Hint = styled.p({ margin: 0, color: 'var(--quiet)', fontSize: 'calc(13rem / 14)' })
