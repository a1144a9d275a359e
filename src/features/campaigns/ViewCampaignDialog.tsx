import styled from '@emotion/styled'
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Campaign } from '../../contract/entities'
import type { ListRequest } from '../../contract/paging'
import { hostOf, safeUrl } from '../../shared/safeUrl'
import { Button } from '../../ui/Button'
import ConfirmDialog from '../../ui/dialogs/ConfirmDialog'
import { DialogFrame } from '../../ui/dialogs/DialogFrame'
import { StatusChip } from '../../ui/StatusChip'
import { CampaignMedia } from './CampaignMedia'
import { actionFor, expiredHint, statusLabel, statusTone } from './campaignStatus'
import { campaignChanges } from './campaignChanges'

const verbs = { approve: 'Approve', activate: 'Activate', deactivate: 'Deactivate' }

interface ViewCampaignDialogProps {
  campaign: Campaign
  request: ListRequest
  onClose: () => void
}

export default function ViewCampaignDialog({ campaign, request, onClose }: ViewCampaignDialogProps) {
  const { id, title, description, website_url } = campaign
  const dispatch = useDispatch()
  const busy = useSelector(campaignChanges.selectBusy).includes(id)
  const [confirming, setConfirming] = useState(false)
  const action = actionFor(campaign)
  const link = safeUrl(website_url)
  const change = () => action && dispatch(campaignChanges.changeRequested({ id, text: title, action, request }))

  return (
    <DialogFrame
      title="View Campaign"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {action && (
            <Button
              variant="primary"
              loading={busy}
              onClick={() => (action === 'approve' ? setConfirming(true) : change())}
            >
              {verbs[action]}
            </Button>
          )}
        </>
      }
    >
      <CampaignMedia url={campaign.media_url} title={title} />
      <Facts>
        <dt>Title</dt>
        <dd>
          <bdi>{title || '-'}</bdi>
        </dd>
        <dt>Status</dt>
        <dd>
          <StatusChip tone={statusTone(campaign)} label={statusLabel(campaign)} hint={expiredHint(campaign)} />
        </dd>
        <dt>Description</dt>
        <dd>
          <bdi>{description || '-'}</bdi>
        </dd>
        <dt>Website Url</dt>
        <dd>
          {link ? (
            <a href={link} target="_blank" rel="noopener noreferrer">
              {hostOf(link)}
              <span className="visually-hidden"> (opens another site)</span>
            </a>
          ) : (
            website_url || '-'
          )}
        </dd>
      </Facts>
      {confirming && (
        <ConfirmDialog
          title={`Approve "${title}"?`}
          text="The campaign can run from then on. An approval cannot be taken back; the campaign can only be deactivated."
          verb="Approve campaign"
          onConfirm={change}
          onClose={() => setConfirming(false)}
        />
      )}
    </DialogFrame>
  )
}

const Facts = styled.dl({
  margin: '16px 0 0',
  overflowWrap: 'anywhere',
  '& dt': { color: 'var(--quiet)', fontSize: 13 },
  '& dd': { margin: '0 0 12px' },
  '& a': { color: 'var(--accent)' },
})
