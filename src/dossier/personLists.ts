import { adminApi } from '../api/adminApi'
import { chainApi } from '../api/chainApi'
import { defineList } from '../lists/defineList'
import type { ListEndpoint } from '../lists/rows/endpoint'
import { withScope } from '../lists/rows/withScope'

interface Searched<Row> {
  name: string
  endpoint: ListEndpoint<Row>
  textOf: (row: Row) => string
  addressTextOf?: (row: Row) => string
  givesWindowsOnly?: true
}

/** A list that is only searched: its rows are shown by a part of the dossier. Its own name keeps its progress apart from a page's. */
const searched = <Row extends { id: string }>(list: Searched<Row>) =>
  defineList({
    ...list,
    label: list.name,
    offers: { sort: [], status: [] },
    fields: [],
    view: () => null,
    empty: { title: '' },
  })

export const usersByName = searched({
  name: 'dossier/users',
  endpoint: adminApi.endpoints.users,
  textOf: ({ email }) => email,
  addressTextOf: ({ email, public_address }) => `${email} ${public_address}`,
})

export const staffByName = searched({
  name: 'dossier/staff',
  endpoint: adminApi.endpoints.adminUsers,
  textOf: ({ email }) => email,
})

/** Read to the end by the browser: no server's search looks for a contract. */
export const assetsByAddress = searched({
  name: 'dossier/assets',
  endpoint: adminApi.endpoints.assets,
  givesWindowsOnly: true,
  textOf: ({ public_address, contract_address }) => `${public_address} ${contract_address}`,
})

export const activityByName = searched({
  name: 'dossier/activity',
  endpoint: adminApi.endpoints.activity,
  textOf: ({ actor, action, target }) => [actor, action, target].join(' '),
})

/** The stakes of one chain; a contract can't search. */
export const stakesByOwner = (chainId: number) =>
  searched({
    name: `dossier/stakes/${chainId}`,
    endpoint: withScope(chainApi.endpoints.stakes, { chainId }),
    givesWindowsOnly: true,
    textOf: ({ owner }) => owner,
  })
