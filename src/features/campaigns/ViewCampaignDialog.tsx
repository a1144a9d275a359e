import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Campaign } from '../../contract/entities'
import type { ListRequest } from '../../contract/paging'
import { Button } from '../../ui/Button'
import { DialogFrame } from '../../ui/dialogs/DialogFrame'
import { pressed } from '../../ui/pressed'
import { ApproveQuestion } from './ApproveQuestion'
import { campaignChanges, campaignRows } from './campaignChanges'
import { CampaignFacts } from './CampaignFacts'
import { CampaignMedia } from './CampaignMedia'
import { actionFor, type CampaignAction } from './campaignStatus'
import { contentOf, isSameContent } from './review/content'

interface ViewCampaignDialogProps {
  campaign: Campaign
  request: ListRequest
  onClose: () => void
}

/** A campaign with what staff decide on; an approval is asked about in place of the buttons. */
export function ViewCampaignDialog({ campaign, request, onClose }: ViewCampaignDialogProps) {
  const dispatch = useDispatch()
  const busy = useSelector(campaignChanges.selectBusy).includes(campaign.id)
  const [question, setQuestion] = useState<'none' | 'asked' | 'cancelled' | 'confirmed' | 'overtaken'>('none')
  const action = actionFor(campaign)
  const name = campaignRows.nameOf(campaign)
  const change = (asked: CampaignAction) => {
    // An approval counts for the content that was looked at; the content of an approved campaign was decided on then.
    const seen = asked === 'approve' ? contentOf(campaign) : undefined
    dispatch(campaignChanges.ask(campaign, asked, request, seen))
  }
  // Also once a colleague has approved it: else Deactivate would come under the pointer in place of the answer.
  const isAsking = question === 'asked'
  const [shown, setShown] = useState(campaign)
  if (!isSameContent(shown, campaign)) {
    setShown(campaign)
    // The question was about content that the dialog no longer shows.
    if (isAsking && action === 'approve') setQuestion('overtaken')
  }
  const isBack = question === 'cancelled' && action === 'approve'

  return (
    <DialogFrame
      title={name}
      onClose={() => (isAsking ? setQuestion('cancelled') : onClose())}
      actions={
        isAsking ? (
          <ApproveQuestion
            title={name}
            onCancel={() => setQuestion('cancelled')}
            onConfirm={() => {
              setQuestion('confirmed')
              change('approve')
            }}
          />
        ) : (
          <>
            {/* After an answer the focus stays in the dialog, and not on what would take the approval back. */}
            <Button autoFocus={question !== 'none' && !isBack} onClick={onClose}>
              Close
            </Button>
            {action && (
              <Button
                variant={action === 'deactivate' ? 'danger' : 'primary'}
                loading={busy}
                autoFocus={isBack}
                {...pressed(() => (action === 'approve' ? setQuestion('asked') : change(action)))}
              >
                {campaignChanges.kind.verbs[action]}
              </Button>
            )}
          </>
        )
      }
    >
      {/* Always there, so that screen readers notice when its text comes. */}
      <div role="status">
        {question === 'overtaken' && <p>The campaign has changed. Look again before you approve it.</p>}
      </div>
      <CampaignMedia url={campaign.media_url} title={name} />
      <CampaignFacts campaign={campaign} />
    </DialogFrame>
  )
}
