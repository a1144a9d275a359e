import styled from '@emotion/styled'
import { useDispatch, useSelector } from 'react-redux'
import type { Campaign } from '../../../contract/entities'
import { viewingNow } from '../../../events/withEvents'
import { safeUrl } from '../../../shared/safeUrl'
import { StatusChip } from '../../../ui/StatusChip'
import { CampaignThumb } from '../CampaignThumb'
import { campaignRows } from '../campaignChanges'
import { linkWarnings } from '../linkWarnings'
import { DecisionChip } from './DecisionChip'
import { HaveOpen, othersAt } from './OthersHere'
import { reviewSlice } from './reviewSlice'
import type { ReviewState } from './reviewState'

/** Campaigns listed before the one that is shown, and after it. */
const [before, after] = [5, 25]

/** The campaigns around the one that is shown, with what has become of them. */
export function ReviewQueue({ queue, at, decisions }: Pick<ReviewState, 'queue' | 'at' | 'decisions'>) {
  const dispatch = useDispatch()
  const viewing = useSelector(viewingNow)
  const index = queue.findIndex(({ id }) => id === at)
  const first = Math.max(0, index - before)
  const isShown = (campaign: Campaign) => campaign.id === at
  return (
    <Queue aria-label="Waiting campaigns">
      <ol start={first + 1}>
        {queue.slice(first, Math.max(index, 0) + after).map((campaign) => {
          const decision = decisions[campaign.id]
          const others = othersAt(viewing, campaign.id)
          return (
            <li key={campaign.id}>
              <button
                type="button"
                aria-current={isShown(campaign)}
                onClick={() => dispatch(reviewSlice.actions.shown(campaign.id))}
              >
                <CampaignThumb {...campaign} />
                <span>
                  <bdi>{campaignRows.nameOf(campaign)}</bdi>
                  <LinkMark url={campaign.website_url} />
                  {others.length > 0 && (
                    <small>
                      <HaveOpen names={others} />
                    </small>
                  )}
                </span>
                {decision && <DecisionChip decision={decision} shapeOnly />}
              </button>
            </li>
          )
        })}
      </ol>
    </Queue>
  )
}

/** Nothing for an ordinary link. */
function LinkMark({ url }: { url: string }) {
  if (linkWarnings(url).length === 0) return null
  return safeUrl(url) ? (
    <StatusChip tone="waiting" label="Odd link" />
  ) : (
    <StatusChip tone="failed" label="Unsafe link" />
  )
}

const Queue = styled.nav({
  border: '1px solid var(--border)',
  borderRadius: 8,
  background: 'var(--surface)',
  '& ol': { margin: 0, padding: 8, listStyle: 'none' },
  '& button': {
    display: 'flex',
    gap: 10,
    alignItems: 'center',
    width: '100%',
    padding: 6,
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    // A right-to-left title begins where the others do, as in the list.
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& button[aria-current=true]': { background: 'var(--ground)', fontWeight: 600 },
  '& button > span:nth-of-type(2)': { flex: 1, minWidth: 0, whiteSpace: 'nowrap' },
  '& button > span > :is(bdi, small)': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& small': { color: 'var(--quiet)', fontWeight: 400 },
})
