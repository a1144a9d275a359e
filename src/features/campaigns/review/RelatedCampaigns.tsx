import styled from '@emotion/styled'
import { useSelector } from 'react-redux'
import { useRelatedCampaignsQuery } from '../../../api/reviewApi'
import { selectMissing } from '../../../session/missing'
import { linkTo } from '../../../config/linkTo'
import type { Campaign } from '../../../contract/entities'
import { formatCount } from '../../../shared/amounts'
import { formatDayOf } from '../../../shared/dates'
import { hostOf, safeUrl } from '../../../shared/safeUrl'
import { StatusChip } from '../../../ui/StatusChip'
import { Link } from '../../../ui/Link'
import { campaignRows } from '../campaignChanges'
import { campaignStatus } from '../campaignStatus'

/**
 * The other campaigns for the same website, by which staff know an advertiser: the API names none. Only our server tells
 * them; elsewhere nothing is shown.
 */
export function RelatedCampaigns({ campaign: { id, website_url } }: { campaign: Campaign }) {
  const isMissing = useSelector(selectMissing).relatedCampaigns
  const { currentData: { rows = [], total } = {} } = useRelatedCampaignsQuery(id, { skip: isMissing })
  const host = hostOf(safeUrl(website_url) ?? '')
  if (rows.length === 0) return null
  return (
    <Related aria-label={`Other campaigns for ${host}`}>
      <h3>
        Other campaigns for <bdi>{host}</bdi>
        {total !== undefined && ` · ${formatCount(total)}`}
      </h3>
      <ul>
        {rows.map((other) => (
          <li key={other.id}>
            <Link to={linkTo('campaign', { view: other.id })}>
              <bdi>{campaignRows.nameOf(other)}</bdi>
            </Link>
            <span>{formatDayOf(other.created_at)}</span>
            <StatusChip {...campaignStatus(other)} />
          </li>
        ))}
      </ul>
    </Related>
  )
}

const Related = styled.section({
  marginTop: 16,
  paddingTop: 12,
  borderTop: '1px solid var(--border)',
  overflowWrap: 'anywhere',
  '& h3': { margin: '0 0 8px', color: 'var(--quiet)', fontSize: 'calc(13rem / 14)', fontWeight: 400 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '0 16px', alignItems: 'center', minHeight: 28 },
  '& a': { flex: '1 1 200px', minWidth: 0, color: 'var(--accent)' },
  // On a phone always above the date, whatever its length.
  '@media (max-width: 640px)': { '& a': { flexBasis: '100%' } },
  '& li > span': { color: 'var(--quiet)', fontSize: 'calc(13rem / 14)' },
})
