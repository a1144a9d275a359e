import styled from '@emotion/styled'
import { StatusChip } from '../../ui/StatusChip'
import { stateText } from '../stateText'
import { toneOf } from '../titles'
import type { Transaction } from '../transactionRecord'

/** The state of a transaction. It wraps, because the reason why nothing was sent is one or more sentences. */
export const StateLine = ({ record }: { record: Transaction }) => (
  <Wrapping>
    <StatusChip tone={toneOf(record)} label={stateText(record)} />
  </Wrapping>
)

const Wrapping = styled.span({
  '& .status-chip': { alignItems: 'baseline', whiteSpace: 'normal', overflowWrap: 'anywhere' },
})
