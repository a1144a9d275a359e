import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useBalancesQuery, useVestingContractQuery } from '../../api/chainApi'
import { useTokenSymbol } from '../../api/tokenSymbol'
import type { ChainConfig } from '../../config/chains'
import { sameHex } from '../../shared/sameHex'
import { shortAddress } from '../../shared/shortAddress'
import { draftTyped } from '../../transactions/sentDrafts'
import { stepsOf } from '../../transactions/view/callWords'
import { planRequested } from '../../transactions/transactionsSlice'
import { PlanActions } from '../../transactions/view/PlanActions'
import { PlanPhase } from '../../transactions/view/PlanPhase'
import { Steps } from '../../transactions/view/Steps'
import { TransactionButton } from '../../transactions/view/TransactionButton'
import { useHostedPlan } from '../../transactions/view/useHostedPlan'
import { Button } from '../../ui/Button'
import { DialogFrame } from '../../ui/dialogs/DialogFrame'
import { keepDraft, readDrafts } from '../../ui/forms/drafts'
import { useUnsaved } from '../../ui/forms/keepUnsaved'
import { sendByKeys } from '../../ui/forms/sendByKeys'
import { useForm } from '../../ui/forms/useForm'
import { Warning } from '../../ui/Warning'
import { selectConnection } from '../../wallet/walletSlice'
import { addVestingPlan } from './vestingCalls'
import { VestingFields } from './VestingFields'
import { emptyForm, startingForm, termsOf, vestingSchema } from './vestingForm'

const title = 'Add Vesting'
const formId = 'add-vesting'

interface AddVestingDialogProps {
  chain: ChainConfig
  /** Whom the link that opened it names. */
  beneficiary?: string | undefined
  onClose: () => void
}

/**
 * The dialog for a new schedule, from the form to the confirmed transaction. Input is kept as a draft until the schedule
 * is on chain.
 */
export default function AddVestingDialog({ chain: given, beneficiary, onClose }: AddVestingDialogProps) {
  // The page follows when the wallet changes its network; the input here is meant for the network that it was typed for.
  const [chain] = useState(given)
  const dispatch = useDispatch()
  const connection = useSelector(selectConnection)
  const { plan, isUnderWay, closePlan } = useHostedPlan('addVesting')
  const [isBack, setBack] = useState(false)
  const from = connection?.account
  const contract = useVestingContractQuery(chain.id)
  const unit = useTokenSymbol(chain.id)
  const balances = useBalancesQuery({ chainId: chain.id, account: from ?? '' }, { skip: from === undefined })
  // `currentData`, because `data` would still be of the previous account while this one loads or fails.
  const tokens = balances.currentData?.token
  const balance = tokens === undefined ? undefined : BigInt(tokens)

  const [initial] = useState(() => startingForm(readDrafts(emptyForm), beneficiary))
  const form = useForm(vestingSchema(balance, chain), initial, (values) => {
    const terms = termsOf(values)
    const asked = from && terms && addVestingPlan(chain, from, terms)
    if (asked) dispatch(planRequested(asked))
  })
  const { values } = form
  // Keeps all fields at once: mixed with older drafts of other fields, the input of one field would be meant for somebody else.
  useEffect(() => {
    if (values === initial) return
    Object.entries(values).forEach(([field, text]) => keepDraft(field, text))
    draftTyped()
  }, [values, initial])
  useUnsaved(!isUnderWay && Object.values(values).some((value) => value !== '' && value !== beneficiary))
  const { owner, time } = contract.currentData ?? {}
  // Whether another wallet may vest differs between contracts: the call that is tried out before the wallet opens tells.
  const warning = (
    <div role="status">
      {from && owner && !sameHex(from, owner) && (
        <Warning>
          The vesting contract belongs to {shortAddress(owner)}, not to this wallet, and may refuse what it sends.
        </Warning>
      )}
    </div>
  )

  if (plan) {
    const close = () => {
      closePlan()
      if (isUnderWay) onClose()
      else setBack(true)
    }
    return (
      <DialogFrame title={title} onClose={close} actions={<PlanActions key={plan.phase} plan={plan} close={close} />}>
        {/* A node that gives no reason leaves open whether only the approval is missing. */}
        {plan.phase === 'review' && plan.next.kind === 'approve' && warning}
        <PlanPhase plan={plan} />
      </DialogFrame>
    )
  }
  return (
    <DialogFrame
      title={title}
      onClose={onClose}
      actions={
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <TransactionButton chain={chain} form={formId} autoFocus={isBack}>
            Vest Token
          </TransactionButton>
        </Actions>
      }
    >
      <Steps {...stepsOf('addVesting')} />
      <form id={formId} {...form.props} onKeyDown={sendByKeys}>
        {warning}
        <VestingFields
          {...{ form, chain, unit, balance, time }}
          own={from}
          unread={balances.isError}
          autoFocus={!isBack}
        />
      </form>
    </DialogFrame>
  )
}

// Beside three buttons there is no room for the reason why one is disabled: the reason is on the line above them.
const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  justifyContent: 'end',
  // Otherwise a long reason would make the group of the second button wide, and push the first one away.
  '& > div': { display: 'contents' },
  '& small': { order: -1 },
})
