import styled from '@emotion/styled'
import { useId, type ReactNode } from 'react'
import { failureOf } from '../api/errors'
import { Button } from '../ui/Button'
import { RefreshIcon } from '../ui/icons'
import { QueryFailure } from '../ui/QueryFailure'
import { timeOfReading } from '../ui/readAt'
import { Skeleton } from '../ui/Skeleton'
import type { Reading } from './reading'
import { SearchProgress } from './SearchProgress'

interface PartProps<Value> {
  title: string
  /** The title that no other part has; there is a part for each chain in several groups. */
  name?: string
  query: Reading<Value>
  /** What the rows are, for the progress of a search: "users". */
  things?: string
  children: (value: Value) => ReactNode
}

/** One thing that is known of somebody: it is read, fails and gets older by itself. */
export function Part<Value>({ title, name = title, query, things = 'rows', children }: PartProps<Value>) {
  const { currentData, error, isFetching, fulfilledTimeStamp: at, refetch, progress } = query
  // Before the first rows a search has no progress, so its failure is shown like that of any other read, also while it is read again.
  const isUnread = error !== undefined && progress?.read === 0 && progress.state !== 'complete'
  // After them, a search that could not go on says so itself, and shows how it goes on.
  const isSaid = !isUnread && (progress?.state === 'failed' || (isFetching && progress?.state === 'reading'))
  const failure = isSaid ? undefined : failureOf(error)
  return (
    <Frame aria-label={name} aria-busy={isFetching}>
      <Head>
        <h4>{title}</h4>
        {at !== undefined && currentData !== undefined && (
          <small>
            Read <time dateTime={new Date(at).toISOString()}>{timeOfReading(new Date(at).toISOString())}</time>
          </small>
        )}
        {(at !== undefined || currentData !== undefined) && !failure && (
          <Button
            variant="icon"
            aria-label={`Refresh: ${name}`}
            title="Refresh"
            loading={isFetching}
            onClick={() => void refetch()}
          >
            <RefreshIcon />
          </Button>
        )}
      </Head>
      {progress && !isUnread && <SearchProgress progress={progress} things={things} />}
      {currentData !== undefined && children(currentData)}
      {failure && (
        <QueryFailure
          failure={failure}
          stillShown={currentData === undefined ? undefined : 'What you see may be out of date.'}
          isRetrying={isFetching}
          retry={() => void refetch()}
        />
      )}
      {currentData === undefined && !failure && !isSaid && <Skeleton style={{ width: '60%' }} />}
    </Frame>
  )
}

/** A part that is one sentence. */
export function StaticPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Frame aria-label={title}>
      <Head>
        <h4>{title}</h4>
      </Head>
      <Quiet>{children}</Quiet>
    </Frame>
  )
}

const Frame = styled.section({
  padding: '4px 0 12px',
  '& + &': { borderTop: '1px solid var(--border)' },
  overflowWrap: 'anywhere',
  '& p': { margin: '4px 0' },
  '& p small, & li small': { color: 'var(--quiet)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { padding: '6px 0' },
  '& li + li': { borderTop: '1px dashed var(--border)' },
})

const Head = styled.div({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  minHeight: 36,
  '& h4': { flex: 1, margin: 0, fontSize: '1rem' },
  '& small': { color: 'var(--quiet)', fontVariantNumeric: 'tabular-nums' },
  '& .button': { color: 'var(--quiet)' },
})

/** A titled group of parts. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <GroupFrame aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </GroupFrame>
  )
}

const GroupFrame = styled.section({
  padding: '12px 20px 4px',
  borderBottom: '1px solid var(--border)',
  '& > h3': { margin: '0 0 4px', color: 'var(--quiet)', fontSize: 'calc(13rem / 14)', fontWeight: 600 },
})

/** Facts below each other, and what can be done about them. */
export const Facts = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) 1fr',
  gap: '4px 12px',
  // An address is a box with its picture and a button, higher than a line.
  alignItems: 'baseline',
  margin: '4px 0',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'var(--quiet)' },
  '& dd': { margin: 0 },
})

export const Acts = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  marginTop: 8,
  '& a': { color: 'var(--accent)' },
})

/** A sentence in place of what is not there. */
export const Quiet = styled.p({ color: 'var(--quiet)' })
