import styled from '@emotion/styled'
import { hostOf, safeUrl } from '../../shared/safeUrl'
import { StatusChip } from '../../ui/StatusChip'
import { linkWarnings } from './linkWarnings'

/** An advertiser's link written out, its host in bold, with what is odd about it; an unsafe one stays text. */
export function WebsiteLink({ url }: { url: string }) {
  const link = safeUrl(url)
  return (
    <Website>
      {link ? (
        <a data-website href={link} target="_blank" rel="noopener noreferrer">
          <WrittenOut link={link} />
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      ) : (
        <bdi>{url || '-'}</bdi>
      )}
      {linkWarnings(url).map((warning) => (
        <StatusChip key={warning} tone={link ? 'waiting' : 'failed'} label={warning} />
      ))}
    </Website>
  )
}

function WrittenOut({ link }: { link: string }) {
  const host = hostOf(link)
  const [before = '', ...after] = link.split(host)
  return (
    <bdi>
      {before}
      <strong>{host}</strong>
      {after.join(host)}
    </bdi>
  )
}

const Website = styled.span({
  display: 'grid',
  gap: 4,
  justifyItems: 'start',
  '& .status-chip': { whiteSpace: 'normal' },
})
