import { adminApi } from '../api/adminApi'
import { chainApi } from '../api/chainApi'
import { defineSearch } from '../lists/search/defineSearch'
import { withScope } from '../lists/rows/withScope'

export const usersByName = defineSearch({
  name: 'dossier/users',
  endpoint: adminApi.endpoints.users,
  textOf: ({ email }) => email,
  addressTextOf: ({ email, public_address }) => `${email} ${public_address}`,
})

export const staffByName = defineSearch({
  name: 'dossier/adminUsers',
  endpoint: adminApi.endpoints.adminUsers,
  textOf: ({ email }) => email,
})

/** Read to the end by the browser: no server's search looks for a contract. */
export const assetsByAddress = defineSearch({
  name: 'dossier/assets',
  endpoint: adminApi.endpoints.assets,
  givesWindowsOnly: true,
  textOf: ({ public_address, contract_address }) => `${public_address} ${contract_address}`,
})

/** Read to the end by the browser: a server's search looks into titles only. */
export const campaignsByName = defineSearch({
  name: 'dossier/campaigns',
  endpoint: adminApi.endpoints.campaigns,
  givesWindowsOnly: true,
  textOf: ({ title, description, website_url }) => [title, description, website_url].join('\n'),
})

export const activityByName = defineSearch({
  name: 'dossier/activity',
  endpoint: adminApi.endpoints.activity,
  textOf: ({ actor, action, target }) => [actor, action, target].join(' '),
})

/** The stakes of one chain; a contract can't search. */
export const stakesByOwner = (chainId: number) =>
  defineSearch({
    name: `dossier/stakes/${chainId}`,
    endpoint: withScope(chainApi.endpoints.stakes, { chainId }),
    givesWindowsOnly: true,
    textOf: ({ owner }) => owner,
  })
