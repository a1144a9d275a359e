import type { User } from '../../src/contract/entities'
import { makeCampaigns } from './rows'
import { servePages } from './servePages'
import type { Side } from './sides'

/** Serves builds of the console over these users and sixty campaigns, and the pages by hand beside the first of them. */
export async function serveSides(builds: readonly string[], users: readonly User[]) {
  const rows = { users, campaigns: makeCampaigns(60) }
  const served = await Promise.all(builds.map((build) => servePages(build, rows)))
  const consoles = served.map(({ origin }, index): Side => {
    return { name: index === 0 ? 'console' : (builds[index] ?? ''), kind: 'console', origin }
  })
  const origin = served[0]?.origin ?? ''
  const sides: Side[] = [
    { name: 'by hand', kind: 'by hand', origin },
    { name: 'text', kind: 'text', origin },
    ...consoles,
  ]
  return {
    sides,
    names: consoles.map(({ name }) => name),
    close: () => {
      for (const { close } of served) close()
    },
  }
}
