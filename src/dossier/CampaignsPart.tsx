import type { NamingCampaign, Subject } from '../contract/dossier'
import { linkTo } from '../config/linkTo'
import { formatDayOf } from '../shared/dates'
import { Link } from '../ui/Link'
import { Part, Quiet } from './Part'
import type { DossierSlots } from './Person'
import type { Counted, Reading } from './reading'
import { Rows } from './Rows'

interface CampaignsPartProps {
  kind: Subject['kind']
  query: Reading<Counted<NamingCampaign>>
  CampaignStatus: DossierSlots['CampaignStatus']
}

/** The campaigns in whose texts the person is named; it is not known whose they are. */
export const CampaignsPart = ({ kind, query, CampaignStatus }: CampaignsPartProps) => (
  <Part title={`Campaigns that name this ${kind === 'email' ? 'e-mail' : 'address'}`} query={query} things="campaigns">
    {(found) => (
      <>
        <Rows
          found={found}
          progress={query.progress}
          none="No campaign mentions it in its title, description or website."
        >
          {(campaign) => (
            <>
              <Link to={linkTo('campaign', { view: campaign.id })}>
                <bdi>{campaign.title || `Campaign ${campaign.id}`}</bdi>
              </Link>
              <br />
              <CampaignStatus campaign={campaign} /> <small>{formatDayOf(campaign.created_at)}</small>
            </>
          )}
        </Rows>
        <Quiet>The server doesn't say who submitted a campaign.</Quiet>
      </>
    )}
  </Part>
)
