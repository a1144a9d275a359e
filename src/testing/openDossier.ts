import { within } from '@testing-library/react'
import type { Role } from '../contract/roles'
import { adminUser } from './adminBuilders'
import { asset, auditLine, campaign, user } from './builders'
import { chainServer } from './chainServer'
import { dossierServer } from './dossierServer'
import { emptyPlatform } from './emptyPlatform'
import { otherAccount } from './fakeWallet'
import { renderApp } from './renderApp'
import { shownText } from './shownText'
import { keepSession } from './signedInStore'
import { chainB } from './testChains'

/** The user whom the panel is about. */
export const mona = { ...user(), can_redeem: true }
/** The time of the chains, in seconds. */
export const now = 1_800_000_000

/** The panel of an address or an e-mail over the users, with two chains that have answered. */
export async function openDossier(role: Role = 'moderator', of = mona.public_address) {
  keepSession(role)
  emptyPlatform()
  const chains = { a: chainServer({ time: now }), b: chainServer({ chain: chainB, time: now }) }
  const platform = dossierServer({
    users: [mona],
    campaigns: [campaign({ id: '17', is_approved: true, is_active: true })],
    assets: [
      asset(),
      asset({ id: '8', contract_address: mona.public_address, public_address: otherAccount }),
      asset({ id: '9', network: chainB.name, contract_address: chainB.contracts.token ?? '' }),
    ],
    ...(role !== 'moderator' && { staff: [adminUser({ email: mona.email })] }),
    ...(role === 'super-admin' && {
      activity: [
        auditLine({ action: 'toggleUser', target: `user 7 ${mona.email}`, before: '', after: '{"is_active":false}' }),
        auditLine({ id: '18', action: 'toggleUser', target: 'user 9 zoe@tour.example', after: '{"is_active":true}' }),
      ],
    }),
  })
  const app = renderApp(`/users?${new URLSearchParams({ who: of }).toString()}`)
  const panel = await app.screen.findByRole('dialog', { name: /^Who is/ })
  return {
    ...app,
    ...chains,
    platform,
    panel: within(panel),
    part: (name: string) => within(panel).findByRole('region', { name }),
  }
}

export const textOf = async (part: Promise<HTMLElement>) => shownText(await part)
