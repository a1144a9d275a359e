import { chainApi } from '../../api/chainApi'
import { defineList } from '../../lists/defineList'
import { withScope } from '../../lists/rows/withScope'
import { StakeCard, stakeColumns, type StakeChain } from './StakeRow'

/** The list of the stakes on one chain. The contract can neither sort nor filter them. */
export const stakesList = (chainId: number, chain: StakeChain) =>
  defineList({
    name: `stakes/${chainId}`,
    label: 'Stakings',
    endpoint: withScope(chainApi.endpoints.stakes, { chainId }),
    givesWindowsOnly: true,
    offers: { sort: ['startTime', 'amount', 'reward', 'plan'], status: [] },
    search: 'search by wallet address',
    textOf: ({ owner }) => owner,
    sortKeys: {
      startTime: ({ startTime }) => startTime,
      amount: ({ amount }) => BigInt(amount),
      reward: ({ reward }) => BigInt(reward),
      plan: ({ plan }) => plan,
    },
    columns: stakeColumns(chain),
    card: (stake) => <StakeCard stake={stake} {...chain} />,
    cardHeight: 110,
    empty: {
      title: 'No Stakings',
      hint: 'Stakes appear here when someone stakes tokens on this network.',
      noMatch: 'No Stakings found',
    },
  })
