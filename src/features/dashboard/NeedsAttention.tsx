import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useCampaignsQuery } from '../../api/adminApi'
import { failureOf } from '../../api/errors'
import { useWithoutOldFailure } from '../../api/useWithoutOldFailure'
import { linkTo, reviewLink } from '../../config/linkTo'
import { reviewPath } from '../../config/paths'
import { campaignLabels } from '../../config/statusWords'
import type { Campaign } from '../../contract/entities'
import { formatDollars } from '../../shared/amounts'
import { formatDayOf } from '../../shared/dates'
import { QueryFailure } from '../../ui/QueryFailure'
import { Section } from '../../ui/Section'
import { Skeleton } from '../../ui/Skeleton'
import { AttentionCard, AttentionLine } from './AttentionCard'
import { isExpiring, isWaiting } from './campaignFits'
import { OpenTransactions } from './OpenTransactions'
import { Link } from '../../ui/Link'
import { PlatformCard } from './PlatformCard'

/** Items listed per kind; the rest are counted. */
const maxNamed = 3

/** Items that need attention: campaigns to approve, campaigns about to expire, open transactions, and what is up with networks, vesting and invitations. */
export function NeedsAttention() {
  return (
    <Section title="Needs attention">
      <Cards>
        <Campaigns
          title="Waiting for approval"
          verb="Review"
          what="campaigns waiting for approval"
          look="button-primary"
          status="waiting"
          actLink={reviewPath}
          fits={isWaiting}
          openLink={({ id }) => reviewLink(id)}
          // The review finds the waiting campaigns itself.
          unknown={<Link to={reviewPath}>Review campaigns</Link>}
          detail={({ amount }) => formatDollars(amount)}
          none="No campaigns are waiting for approval."
        />
        <Campaigns
          title={campaignLabels.expiring}
          verb="View all"
          what="campaigns about to expire"
          look="button-outlined"
          status="expiring"
          actLink={linkTo('campaign', { status: 'expiring' })}
          fits={isExpiring}
          openLink={({ id }) => linkTo('campaign', { status: 'expiring', view: id })}
          // A server that ignores the status filter may not send expiry dates either, so this leads to all active ones.
          unknown={<Link to={linkTo('campaign', { status: 'active' })}>View all campaigns</Link>}
          detail={({ expires_at }) => `until ${formatDayOf(expires_at)}`}
          none="No campaigns expire in the next few days."
        />
        <OpenTransactions />
        <PlatformCard />
      </Cards>
    </Section>
  )
}

interface CampaignsProps {
  title: string
  /** What to do about them. */
  verb: string
  /** The same in full, after the verb. */
  what: string
  look: 'button-primary' | 'button-outlined'
  status: 'waiting' | 'expiring'
  actLink: string
  /** Whether a campaign matches; a server may ignore the status filter. */
  fits: (campaign: Campaign) => boolean
  /** Where one of them is looked at and decided. */
  openLink: (campaign: Campaign) => string
  /** The way to them on a server that ignores the status filter. */
  unknown: ReactNode
  detail: (campaign: Campaign) => string
  none: string
}

function Campaigns({
  title,
  verb,
  what,
  look,
  status,
  actLink,
  fits,
  openLink,
  unknown,
  detail,
  none,
}: CampaignsProps) {
  const { currentData, error, isFetching, fulfilledTimeStamp, refetch } = useWithoutOldFailure(
    useCampaignsQuery({ start: 0, end: maxNamed - 1, status }),
  )
  const failure = failureOf(error)
  const rows = currentData?.applied?.includes('status') && currentData.rows.every(fits) ? currentData.rows : undefined
  // The list filters by itself if the server ignores the filter.
  const isUnknown = currentData !== undefined && !rows
  const count = rows && currentData?.total
  return (
    <AttentionCard
      title={title}
      count={count}
      busy={isFetching}
      at={fulfilledTimeStamp}
      act={
        count !== undefined &&
        count > 0 && (
          <Link className={`button ${look}`} to={actLink}>
            {verb}
            <span className="visually-hidden"> {what}</span>
          </Link>
        )
      }
    >
      {failure && <QueryFailure failure={failure} isRetrying={isFetching} retry={() => void refetch()} />}
      {rows?.length === 0 && <p>{none}</p>}
      {isUnknown && <p>This server doesn't say which ones. {unknown}</p>}
      <ul>
        {!currentData &&
          !failure &&
          Array.from({ length: maxNamed }, (_, key) => (
            <AttentionLine key={key}>
              <div>
                <Skeleton />
              </div>
            </AttentionLine>
          ))}
        {rows?.map((campaign) => (
          <AttentionLine key={campaign.id}>
            <Link to={openLink(campaign)}>
              <bdi>{campaign.title || `campaign ${campaign.id}`}</bdi>
              <span>{detail(campaign)}</span>
            </Link>
          </AttentionLine>
        ))}
      </ul>
    </AttentionCard>
  )
}

// Not a grid: a grid has as many columns for two cards as for three, and a wide card keeps its empty columns open.
const Cards = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 16 })
