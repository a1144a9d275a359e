import styled from '@emotion/styled'
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useBalancesQuery, useVestingContractQuery } from '../../api/chainApi'
import { useTokenSymbol } from '../../api/tokenSymbol'
import type { ChainConfig } from '../../config/chains'
import { sameAddress } from '../../shared/addresses'
import { TransactionButton } from '../../transactions/view/TransactionButton'
import { selectPlan } from '../../transactions/transactionsSlice'
import { Button } from '../../ui/Button'
import { DialogFrame } from '../../ui/dialogs/DialogFrame'
import { keepDraft, readDrafts } from '../../ui/forms/drafts'
import { TextField } from '../../ui/forms/fields'
import { TokenAmount } from '../../ui/TokenAmount'
import { useUnsaved } from '../../ui/forms/unsaved'
import { useForm } from '../../ui/forms/useForm'
import { selectConnection } from '../../wallet/walletSlice'
import { AmountField } from './AmountField'
import { RecipientNotes } from './RecipientNotes'
import { emptyForm, scheduleOf, termsOf, vestingSchema } from './vestingForm'
import { VestingPreview } from './VestingPreview'
import { vestRequested } from './vestingSlice'

const formId = 'add-vesting'

/** The form for a new schedule. Input is kept as a draft until the schedule is on chain. */
export default function AddVestingDialog({ chain, onClose }: { chain: ChainConfig; onClose: () => void }) {
  const dispatch = useDispatch()
  const connection = useSelector(selectConnection)
  const isInPlan = useSelector(selectPlan) !== undefined
  const from = connection?.account
  const contract = useVestingContractQuery(chain.id)
  const unit = useTokenSymbol(chain.id)
  const balances = useBalancesQuery({ chainId: chain.id, account: from ?? '' }, { skip: from === undefined })
  // `currentData`, because `data` would still be of the previous account while this one loads or fails.
  const tokens = balances.currentData?.token
  const balance = tokens === undefined ? undefined : BigInt(tokens)

  const [initial] = useState(() => readDrafts(emptyForm))
  const form = useForm(
    vestingSchema(balance),
    initial,
    (values) => {
      const schedule = scheduleOf(values)
      if (from && schedule) dispatch(vestRequested({ chainId: chain.id, from, schedule }))
    },
    keepDraft,
  )
  useUnsaved(Object.values(form.values).some(Boolean))
  const { owner } = contract.currentData ?? {}
  const mayNot = from && owner && !sameAddress(from, owner)

  return (
    <DialogFrame
      title="Add Vesting"
      hidden={isInPlan}
      onClose={onClose}
      actions={
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <TransactionButton
            chain={chain}
            form={formId}
            disabledReason={mayNot ? 'This wallet may not add vesting.' : undefined}
          >
            Vest Token
          </TransactionButton>
        </Actions>
      }
    >
      <form id={formId} {...form.props}>
        <p>
          Balance <strong>{balance === undefined ? '-' : <TokenAmount wei={balance} unit={unit} />}</strong>
          {balances.isError && ' (could not be read)'}
        </p>
        <TextField
          label="Address to vest to"
          placeholder="0x…"
          autoComplete="off"
          spellCheck={false}
          aside={
            from && (
              <button type="button" onClick={() => form.set('address', from)}>
                Use connected address
              </button>
            )
          }
          hint={<RecipientNotes chain={chain} address={form.values.address} own={from} />}
          {...form.field('address')}
        />
        <AmountField {...form.field('amount')} balance={balance} />
        <TextField label="Cliff Duration (days)" inputMode="numeric" {...form.field('cliffDuration')} />
        <TextField label="Vesting Duration (days)" inputMode="numeric" {...form.field('vestingDuration')} />
        <VestingPreview terms={termsOf(form.values)} unit={unit} />
      </form>
    </DialogFrame>
  )
}

// Next to three buttons there is no room for the reason why one is disabled.
const Actions = styled.div({
  display: 'flex',
  gap: 8,
  alignItems: 'end',
  '& small': { flexBasis: '100%', order: -1, textAlign: 'end' },
})
