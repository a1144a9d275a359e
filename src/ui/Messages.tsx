import Drawer from '@mui/material/Drawer'
import styled from '@emotion/styled'
import { formatMoment } from '../shared/dates'
import { Button } from './Button'
import { CopyButton } from './CopyButton'
import { EmptyState } from './EmptyState'
import { useMessageLog } from './messagesLog'
import { MuiTheme } from './MuiTheme'

const kinds = { success: 'Done', info: 'Note', error: 'Failed' }

/** What was said in this session, the newest first, for whoever was not quick enough to read it. */
export default function Messages({ onClose }: { onClose: () => void }) {
  const messages = useMessageLog()
  return (
    <MuiTheme>
      <Drawer
        open
        anchor="right"
        onClose={onClose}
        slotProps={{ paper: { sx: { width: 'min(420px, 100vw)' }, role: 'dialog', 'aria-label': 'Messages' } }}
      >
        <Head>
          <h2>Messages</h2>
          <Button onClick={onClose}>Close</Button>
        </Head>
        {messages.length === 0 ? (
          <EmptyState title="No Messages" hint="What the console tells you is kept here until you sign out." />
        ) : (
          <List>
            {messages.map(({ id, at, kind, text }) => (
              <li key={id}>
                <div>
                  <small>
                    <b data-kind={kind}>{kinds[kind]}</b>{' '}
                    <time dateTime={new Date(at * 1000).toISOString()}>{formatMoment(at)}</time>
                  </small>
                  <p>{text}</p>
                </div>
                <CopyButton text={text} what="message" />
              </li>
            ))}
          </List>
        )}
      </Drawer>
    </MuiTheme>
  )
}

const Head = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '12px 12px 12px 20px',
  borderBottom: '1px solid var(--border)',
  '& h2': { margin: 0, fontSize: 18 },
})

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
