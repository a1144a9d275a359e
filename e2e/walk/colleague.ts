import { demoAccounts } from '../../sandbox/seeds/demoAccounts'
import { admins, campaigns, tasks, users } from '../../server/db/schema'
import { callServer } from '../../server/testing/callServer'
import type { EndpointName } from '../../src/contract/endpoints'
import { keysOf } from '../../src/contract/keysOf'
import type { OwnServer } from '../server/ownJourney'
import type { Step } from './walk'

/** The step in which a colleague changes one of the newest rows of a list. */
export async function colleague(server: OwnServer): Promise<Step> {
  const { db, url } = server
  const { token } = await server.signIn('super-admin', 'Bo')
  const idsOf = {
    toggleUser: await db.select({ id: users.id }).from(users),
    toggleTask: await db.select({ id: tasks.id }).from(tasks),
    toggleCampaign: await db.select({ id: campaigns.id }).from(campaigns),
    approveCampaign: await db.select({ id: campaigns.id }).from(campaigns),
    toggleAdmin: await db.select({ id: admins.id }).from(admins),
    deleteAdmin: await db.select({ id: admins.id }).from(admins),
  } satisfies Partial<Record<EndpointName, { id: number }[]>>

  return async ({ random }) => {
    const name = random.pick(keysOf(idsOf))
    // The demo accounts, which are the first, stay as they are.
    const { id } = random.pick(idsOf[name].slice(demoAccounts.length).slice(-20))
    const { status } = await callServer(url, name, { id: String(id), headers: { authorization: `Bearer ${token}` } })
    return `a colleague: ${name} ${id} (${status})`
  }
}
