import styled from '@emotion/styled'
import type { Stake } from '../../api/chainApi'
import { formatDay } from '../../shared/dates'
import { AddressLabel } from '../../ui/AddressLabel'
import type { Column } from '../../ui/RowList'
import { TokenAmount } from '../../ui/TokenAmount'
import { maturityText, planLabel } from './stakePlans'

/** A stake with the chain's time at which it was read, in seconds. */
export type StakeRow = Stake & { now: number }

const Plan = ({ stake }: { stake: StakeRow }) => (
  <Stack>
    {planLabel(stake.plan)}
    <small>{maturityText(stake, stake.now)}</small>
  </Stack>
)

export const stakeColumns: readonly Column<StakeRow>[] = [
  { label: 'Wallet Address', cell: ({ owner }) => <AddressLabel address={owner} /> },
  { label: 'Date Staked', cell: ({ startTime }) => formatDay(startTime) },
  { label: 'Amount', align: 'right', cell: ({ amount }) => <TokenAmount wei={amount} unit="SSDX" /> },
  { label: 'Reward', align: 'right', cell: ({ reward }) => <TokenAmount wei={reward} unit="SSDX" /> },
  { label: 'Plan', cell: (stake) => <Plan stake={stake} /> },
]

/** A stake on a compact screen. */
export function StakeCard({ stake }: { stake: StakeRow }) {
  return (
    <Stack>
      <AddressLabel address={stake.owner} />
      <span>
        <TokenAmount wei={stake.amount} unit="SSDX" /> · {planLabel(stake.plan)}
      </span>
      <small>
        Staked {formatDay(stake.startTime)} · reward <TokenAmount wei={stake.reward} unit="SSDX" />
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
  '& small': { color: 'var(--quiet)', fontSize: 12 },
})
