import { useDispatch, useSelector } from 'react-redux'
import type { ChainConfig } from '../../config/chains'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { overlayPart } from '../../ui/lazyPart'
import { Page } from '../../ui/Page'
import { Toolbar } from '../../ui/Toolbar'
import { NotDeployed } from '../../wallet/NotDeployed'
import { ReadChainSelect } from '../../wallet/ReadChainSelect'
import { useReadChain } from '../../wallet/useReadChain'
import { LookUpForm } from './LookUpForm'
import { Schedules } from './Schedules'
import { useBeneficiary } from './useBeneficiary'
import { addClosed, addOpened, selectAdding } from './vestingSlice'

const AddVestingDialog = overlayPart(() => import(/* webpackChunkName: "addVesting" */ './AddVestingDialog'))

export function VestingPage() {
  const readChain = useReadChain('vesting')
  const { chain } = readChain
  return (
    <Page
      title="Vesting"
      lead="Tokens that are paid to somebody over time. Everything here is kept by the vesting contract."
      action={chain?.contracts.vesting && <AddVesting chain={chain} />}
    >
      {chain?.contracts.vesting ? (
        <Beneficiary key={chain.id} chain={chain} readChain={readChain} />
      ) : (
        <NotDeployed what="vesting contract" {...readChain} />
      )}
    </Page>
  )
}

function AddVesting({ chain }: { chain: ChainConfig }) {
  const dispatch = useDispatch()
  const adding = useSelector(selectAdding)
  return (
    <>
      <Button
        look="primary"
        onPointerEnter={() => void AddVestingDialog.preload()}
        onFocus={() => void AddVestingDialog.preload()}
        onClick={() => dispatch(addOpened())}
      >
        Add Vest
      </Button>
      {adding && <AddVestingDialog chain={chain} onClose={() => dispatch(addClosed())} />}
    </>
  )
}

function Beneficiary({ chain, readChain }: { chain: ChainConfig; readChain: ReturnType<typeof useReadChain> }) {
  const beneficiary = useBeneficiary()
  const { account, isLookedUp } = beneficiary
  return (
    <>
      <Toolbar>
        <ReadChainSelect {...readChain} />
        <LookUpForm key={account} {...beneficiary} />
      </Toolbar>
      {account ? (
        <Schedules key={account} chain={chain} account={account} isLookedUp={isLookedUp} />
      ) : (
        <EmptyState title="No Vesting" hint="Connect a wallet to see its vesting, or look up any address above." />
      )}
    </>
  )
}
