import styled from '@emotion/styled'
import { formatMoment } from '../../shared/moments'
import { CopyButton } from '../CopyButton'
import { EmptyState } from '../EmptyState'
import { useMessageLog } from './messagesLog'
import { RequestId } from '../RequestId'
import { SideDrawer } from '../dialogs/SideDrawer'

const kinds = { success: 'Done', info: 'Note', error: 'Failed' }

/** The messages of this session, the newest first, for people who missed one. */
export default function Messages({ onClose }: { onClose: () => void }) {
  const messages = useMessageLog()
  return (
    <SideDrawer title="Messages" onClose={onClose}>
      {messages.length === 0 ? (
        <EmptyState title="No Messages" hint="Messages stay here until you sign out or reload the page." />
      ) : (
        <List>
          {messages.map(({ id, at, kind, text, requestId }) => (
            <li key={id}>
              <div>
                <small>
                  <b data-kind={kind}>{kinds[kind]}</b>{' '}
                  <time dateTime={new Date(at * 1000).toISOString()}>{formatMoment(at)}</time>
                </small>
                <p>{text}</p>
                <RequestId id={requestId} />
              </div>
              <CopyButton text={requestId ? `${text}\nRequest ${requestId}` : text} what="message" />
            </li>
          ))}
        </List>
      )}
    </SideDrawer>
  )
}

const List = styled.ul({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: 8, padding: '12px 12px 12px 20px', borderBottom: '1px solid var(--border)' },
  '& li > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { color: 'var(--quiet)' },
  '& b[data-kind=success]': { color: 'var(--good)' },
  '& b[data-kind=error]': { color: 'var(--failed)' },
  '& p': { margin: '2px 0 0' },
})
