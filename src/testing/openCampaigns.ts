import { campaign } from './builders'
import { campaignServer } from './campaignServer'
import './noScrolling'
import { renderApp } from './renderApp'
import { keepSession } from './signedInStore'

/** Opens the campaigns list. */
export async function openCampaigns() {
  keepSession('moderator')
  campaignServer(campaign())
  const app = renderApp('/campaign')
  await app.screen.findByText('City tour')
  return { ...app, search: app.screen.getByRole('searchbox') }
}
