import { useId } from 'react'
import type { ChainConfig } from '../../config/chains'
import { EmptyState } from '../../ui/EmptyState'
import { GuardedButton } from '../../ui/GuardedButton'
import { Page } from '../../ui/Page'
import { Toolbar } from '../../ui/Toolbar'
import { NotDeployed } from '../../readChain/NotDeployed'
import { ReadChainSelect } from '../../readChain/ReadChainSelect'
import { useReadChain } from '../../readChain/useReadChain'
import { AddVestButton } from './AddVestButton'
import { LookUpForm } from './LookUpForm'
import { NoFigures } from './NoFigures'
import { ReleaseButton } from './ReleaseButton'
import { Schedules } from './Schedules'
import { useBeneficiary } from './useBeneficiary'

type ReadChain = ReturnType<typeof useReadChain>

export function VestingPage() {
  const readChain = useReadChain('vesting')
  const { chain } = readChain
  const id = useId()
  const off = { disabledReason: 'No vesting contract here.', 'aria-describedby': id }
  const deployed = chain?.contracts.vesting !== undefined
  return (
    <Page
      title="Vesting"
      lead="Tokens that are paid to somebody over time. Everything here is kept by the vesting contract."
      action={
        deployed ? (
          <AddVestButton chain={chain} />
        ) : (
          <GuardedButton variant="primary" {...off}>
            Add Vest
          </GuardedButton>
        )
      }
    >
      {deployed ? (
        <Beneficiary key={chain.id} chain={chain} readChain={readChain} />
      ) : (
        <>
          <NoFigures
            why={<span id={id}>{off.disabledReason}</span>}
            release={
              <GuardedButton variant="outlined" {...off}>
                Release Vest
              </GuardedButton>
            }
          />
          <NotDeployed what="vesting contract" {...readChain} />
        </>
      )}
    </Page>
  )
}

function Beneficiary({ chain, readChain }: { chain: ChainConfig; readChain: ReadChain }) {
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
        <>
          <NoFigures
            why="No wallet connected, no address looked up."
            release={<ReleaseButton chain={chain} beneficiary={undefined} release={undefined} />}
          />
          <EmptyState title="No Vesting" hint="Connect a wallet to see its vesting, or look up any address above." />
        </>
      )}
    </>
  )
}
