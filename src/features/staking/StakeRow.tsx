import styled from '@emotion/styled'
import type { StakeRow } from '../../api/chainApi'
import { formatDay } from '../../shared/dates'
import { isoOfSeconds } from '../../shared/moments'
import { tokensOf } from '../../shared/wei'
import { AddressChip } from '../../ui/AddressChip'
import type { Column } from '../../lists/table/columns'
import { TokenAmount } from '../../ui/TokenAmount'
import { maturityText, planLabel } from '../../chain/stakePlans'

const Plan = ({ stake }: { stake: StakeRow }) => (
  <Stack>
    {planLabel(stake.plan)}
    <Maturity>{maturityText(stake, stake.now)}</Maturity>
  </Stack>
)

/** What a chain gives to its stakes: the token's symbol and its explorer. */
export interface StakeChain {
  unit: string
  explorerUrl?: string | undefined
}

export const stakeColumns = ({ unit, explorerUrl }: StakeChain): readonly Column<StakeRow>[] => [
  {
    label: 'Wallet Address',
    cell: ({ owner }) => <AddressChip address={owner} explorerUrl={explorerUrl} />,
    text: ({ owner }) => owner,
  },
  {
    label: 'Date Staked',
    sort: 'startTime',
    cell: ({ startTime }) => formatDay(startTime),
    text: ({ startTime }) => isoOfSeconds(startTime),
  },
  {
    label: 'Amount',
    align: 'right',
    sort: 'amount',
    cell: ({ amount }) => <TokenAmount wei={amount} unit={unit} />,
    text: ({ amount }) => tokensOf(amount),
  },
  {
    label: 'Reward',
    align: 'right',
    sort: 'reward',
    cell: ({ reward }) => <TokenAmount wei={reward} unit={unit} />,
    text: ({ reward }) => tokensOf(reward),
  },
  { label: 'Plan', sort: 'plan', cell: (stake) => <Plan stake={stake} />, text: ({ plan }) => planLabel(plan) },
]

/** A stake on a compact screen. */
export function StakeCard({ stake, unit, explorerUrl }: { stake: StakeRow } & StakeChain) {
  return (
    <Stack>
      <AddressChip address={stake.owner} explorerUrl={explorerUrl} />
      <span>
        <TokenAmount wei={stake.amount} unit={unit} /> · {planLabel(stake.plan)}
      </span>
      <small>
        Staked {formatDay(stake.startTime)} · reward <TokenAmount wei={stake.reward} unit={unit} />
      </small>
      <small>{maturityText(stake, stake.now)}</small>
    </Stack>
  )
}

const Stack = styled.span({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '& small': { color: 'var(--quiet)' },
})

/** As wide as the longest date, so that the columns keep their places from page to page. */
const Maturity = styled.small({ minWidth: '19.5ch' })
