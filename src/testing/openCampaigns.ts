import type { Campaign } from '../contract/entities'
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

/** Opens the campaigns page with these campaigns on the server. */
export function openCampaignsOf(given: readonly Campaign[], address = '/campaign') {
  const platform = campaignServer(...given)
  return { ...renderApp(address), ...platform }
}

/** Each figure as `label: value`. */
export const figureTexts = () =>
  [...document.querySelectorAll('dl > div')].map((card) =>
    [...card.children].map(({ textContent }) => textContent).join(': '),
  )
