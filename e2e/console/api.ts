import { parse } from 'valibot'
import { callServer } from '../../server/testing/callServer'
import type { EndpointName } from '../../src/contract/endpoints'
import { responses } from '../../src/contract/responses'
import type { Campaign, CampaignStats, Invitation, SignedIn } from '../../src/contract/entities'
import type { Login } from '../../src/contract/login'
import type { CreateAdmin } from '../../src/contract/requests'
import { maxSpan } from '../../src/contract/paging'

/** API calls that journeys make outside the page: to sign in quickly, to find a campaign, to invite somebody. */
export interface Api {
  readonly login: (body: Login) => Promise<SignedIn>
  readonly logout: (token: string) => Promise<void>
  /** Every campaign in the order of the list, the newest first. */
  readonly campaigns: (token: string) => Promise<Campaign[]>
  readonly campaignStats: (token: string) => Promise<CampaignStats>
  readonly toggleCampaign: (token: string, id: string) => Promise<void>
  readonly createAdmin: (token: string, body: CreateAdmin) => Promise<Invitation>
}

interface Call {
  readonly token?: string
  readonly id?: string
  readonly body?: object
  readonly query?: string
}

export function createApi(url: string): Api {
  const send = async (name: EndpointName, { token, ...call }: Call) => {
    const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` }
    const response = await callServer(url, name, { ...call, headers })
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`)
    const answer: unknown = await response.json()
    return answer
  }

  return {
    login: async (body) => parse(responses.login, await send('login', { body })).data,
    logout: async (token) => {
      await send('logout', { token })
    },
    campaigns: async (token) => {
      const found: Campaign[] = []
      for (;;) {
        const query = `?start=${found.length}&end=${found.length + maxSpan - 1}`
        const { data, total } = parse(responses.campaigns, await send('campaigns', { token, query }))
        found.push(...data.campaign_ads)
        if (found.length >= total || data.campaign_ads.length === 0) return found
      }
    },
    campaignStats: async (token) =>
      parse(responses.campaignStats, await send('campaignStats', { token }))['campaign-stats'],
    toggleCampaign: async (token, id) => {
      await send('toggleCampaign', { token, id })
    },
    createAdmin: async (token, body) => parse(responses.createAdmin, await send('createAdmin', { token, body })).data,
  }
}
