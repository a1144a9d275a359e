import styled from '@emotion/styled'
import { useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { linkTo } from '../../../config/linkTo'
import { formatCount } from '../../../shared/amounts'
import { EmptyState } from '../../../ui/EmptyState'
import { keepFoot } from '../../../ui/keepFoot'
import { Loading } from '../../../ui/Loading'
import { mayLeave } from '../../../ui/forms/unsaved'
import { Page } from '../../../ui/Page'
import { QueryFailure } from '../../../ui/QueryFailure'
import { firstRows } from '../../../lists/listParams'
import { campaignChanges } from '../campaignChanges'
import { HeldNotice } from './HeldNotice'
import { PreloadedMedia } from './PreloadedMedia'
import { ReviewActions } from './ReviewActions'
import { ReviewedCampaign } from './ReviewedCampaign'
import { ReviewQueue } from './ReviewQueue'
import { ReviewTools } from './ReviewTools'
import { ReviewSummary } from './ReviewSummary'
import { reviewSlice } from './reviewSlice'
import { useReview } from './useReview'
import { useReviewKeys } from './useReviewKeys'
import { Link } from '../../../ui/Link'

const { approvePressed, skipPressed, undoPressed, moved, readAgain } = reviewSlice.actions
const waitingList = linkTo('campaign', { status: 'waiting' })

/** Waiting campaigns one at a time, decided by keys or buttons. */
export function ReviewPage() {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const review = useReview()
  const stage = useRef<HTMLDivElement>(null)
  const { reading, hasFailed, queue, shown, at, decisions, held, isOnline, isFirstRef } = review
  const isApproved = shown !== undefined && decisions[shown.id]?.kind === 'approved'
  const run = {
    approve: () => at !== undefined && dispatch(approvePressed(at)),
    skip: () => at !== undefined && dispatch(skipPressed(at)),
    // An approval has no inverse; an approved campaign can be deactivated.
    deactivate: () => isApproved && dispatch(campaignChanges.ask(shown, 'deactivate', firstRows.request)),
    undo: () => dispatch(undoPressed()),
    previous: () => dispatch(moved(-1)),
    next: () => dispatch(moved(1)),
    play: () => playOrPause(stage.current),
    openSite: () => stage.current?.querySelector<HTMLAnchorElement>('a[data-website]')?.click(),
    leave: () => void mayLeave().then((leave) => (leave ? navigate(waitingList) : undefined)),
  }
  useReviewKeys({
    a: run.approve,
    s: run.skip,
    d: run.deactivate,
    ArrowLeft: run.previous,
    ArrowRight: run.next,
    ' ': run.play,
    o: run.openSite,
    Escape: run.leave,
  })
  return (
    <Page
      title="Review campaigns"
      lead="Decide the waiting campaigns one after the other."
      action={
        <Link className="button button-outlined" to={waitingList}>
          Back to the list
        </Link>
      }
    >
      {hasFailed && (
        <QueryFailure
          failure={{ text: `Couldn't load ${queue.length > 0 ? 'all' : 'the'} waiting campaigns.` }}
          isRetrying={reading === 'reading'}
          retry={() => dispatch(readAgain())}
        />
      )}
      {queue.length === 0 && reading === 'reading' && !hasFailed && <Loading />}
      {queue.length === 0 && reading === 'complete' && <NothingWaits leftOut={review.leftOut} />}
      {queue.length > 0 && (
        <Columns>
          <div ref={stage}>
            {shown ? (
              <ReviewedCampaign
                campaign={shown}
                decision={decisions[shown.id]}
                place={queue.indexOf(shown) + 1}
                total={queue.length}
                isMore={reading !== 'complete'}
                isFirstRef={isFirstRef}
              />
            ) : (
              <ReviewSummary review={review} />
            )}
            <Bar ref={keepFoot}>
              <HeldNotice held={held} queue={queue} isOnline={isOnline} onUndo={run.undo} />
              {shown && <ReviewTools {...run} campaign={shown} />}
              {shown && <ReviewActions {...run} decision={decisions[shown.id]} />}
            </Bar>
          </div>
          <ReviewQueue queue={queue} at={at} decisions={decisions} />
        </Columns>
      )}
      <PreloadedMedia queue={queue} at={at} />
    </Page>
  )
}

/** `leftOut` counts the campaigns that can't be read. */
function NothingWaits({ leftOut }: { leftOut: number }) {
  if (leftOut === 0)
    return <EmptyState title="No campaigns are waiting" hint="New ones appear here when an advertiser submits one." />
  const unread =
    leftOut === 1
      ? "1 campaign couldn't be read. It may be waiting."
      : `${formatCount(leftOut)} campaigns couldn't be read. Some of them may be waiting.`
  return <EmptyState title="No waiting campaigns found" hint={unread} />
}

function playOrPause(stage: HTMLElement | null) {
  const video = stage?.querySelector('video')
  // It is interrupted when the campaign leaves the stage; a video that cannot be played says so itself.
  if (video?.paused) video.play().catch(() => undefined)
  else if (video) video.pause()
  // Media of another host may wait for a press.
  else stage?.querySelector<HTMLButtonElement>('button[data-load]')?.click()
}

/** Within reach of the thumb, however long the facts are. */
const Bar = styled.div({
  position: 'sticky',
  zIndex: 4,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  justifyContent: 'end',
  padding: '12px 0',
  background: 'var(--ground)',
  '& kbd': { marginLeft: 6, font: 'inherit', fontSize: 'calc(12rem / 14)' },
  '@media (max-width: 640px)': { flexFlow: 'column nowrap', '& kbd': { display: 'none' } },
  // The page is zoomed in: three rows that stay would leave no room for the campaign.
  '@media (max-width: 640px) and (max-height: 400px)': { position: 'static', padding: 0 },
})

// The campaign comes first for the keyboard and for screen readers; the queue is something else beside it.
const Columns = styled.div({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1024px)': { gridTemplateColumns: '280px minmax(0, 1fr)', '& > nav': { order: -1 } },
})
