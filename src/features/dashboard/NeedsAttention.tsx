import { campaignLabels } from '../../config/statusWords'
import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { useCampaignsQuery } from '../../api/adminApi'
import type { Campaign } from '../../contract/entities'
import { failureOf } from '../../api/errors'
import { formatDollars } from '../../shared/amounts'
import { formatDayOf } from '../../shared/dates'
import { QueryFailure } from '../../ui/QueryFailure'
import { Section } from '../../ui/Section'
import { Skeleton } from '../../ui/Skeleton'
import { Card } from './AttentionCard'
import { campaignsWith, isWaiting, isExpiring } from './campaignLinks'
import { CampaignLine, MoreLine } from './CampaignLine'
import { OpenTransactions } from './OpenTransactions'

/** Items listed per kind; the rest are counted. */
const maxNamed = 3

/** Items that need attention: campaigns to approve, campaigns about to expire, open transactions. */
export function NeedsAttention() {
  return (
    <Section title="Needs attention">
      <Cards>
        <Campaigns
          title="Waiting for approval"
          status="waiting"
          fits={isWaiting}
          listLink={campaignsWith('waiting')}
          detail={({ amount }) => formatDollars(amount)}
          none="No campaign waits for approval."
        />
        <Campaigns
          title={campaignLabels.expiring}
          status="expiring"
          fits={isExpiring}
          // A server that ignores the status filter may not send expiry dates either, so this leads to all active ones.
          listLink={campaignsWith('active')}
          detail={({ expires_at }) => `until ${formatDayOf(expires_at)}`}
          none="No campaign expires in the next days."
        />
        <OpenTransactions />
      </Cards>
    </Section>
  )
}

interface CampaignsProps {
  title: string
  status: 'waiting' | 'expiring'
  /** Whether a campaign matches; a server may ignore the status filter. */
  fits: (campaign: Campaign) => boolean
  /** The link to the list, for a server that ignores the status filter. */
  listLink: string
  detail: (campaign: Campaign) => string
  none: string
}

function Campaigns({ title, status, fits, listLink, detail, none }: CampaignsProps) {
  const { currentData, error, isFetching, refetch } = useCampaignsQuery({ start: 0, end: maxNamed - 1, status })
  const failure = failureOf(error)
  const rows = currentData?.applied?.includes('status') && currentData.rows.every(fits) ? currentData.rows : undefined
  // If the server ignores the filter, the list itself filters when it is opened.
  const isUnknown = currentData !== undefined && !rows
  const count = rows && currentData?.total
  return (
    <Card aria-busy={isFetching}>
      <h3>
        {title}
        {count !== undefined && count > 0 && <b>{count}</b>}
      </h3>
      {failure && !isFetching && <QueryFailure failure={failure} retry={() => void refetch()} />}
      {!currentData && isFetching && Array.from({ length: maxNamed }, (_, key) => <Skeleton key={key} />)}
      {rows?.length === 0 && <p>{none}</p>}
      {isUnknown && (
        <p>
          This server does not tell which. <Link to={listLink}>Look through all campaigns</Link>
        </p>
      )}
      <ul>
        {rows?.map((campaign) => (
          <CampaignLine key={campaign.id} campaign={campaign} status={status} detail={detail(campaign)} />
        ))}
        {count !== undefined && count > maxNamed && <MoreLine to={campaignsWith(status)} count={count - maxNamed} />}
      </ul>
    </Card>
  )
}

const Cards = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  gap: 16,
})
