import styled from '@emotion/styled'
import { useId, useState } from 'react'
import type { ChainConfig } from '../../config/chains'
import { EmptyState } from '../../ui/EmptyState'
import { GuardedButton } from '../../ui/GuardedButton'
import { SelectField } from '../../ui/forms/SelectField'
import { Page } from '../../ui/Page'
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
      lead="Tokens released to a beneficiary over time, as recorded in the vesting contract."
      action={
        <Actions>
          {deployed ? (
            <>
              <ReleaseButton chain={chain} />
              <AddVestButton chain={chain} />
            </>
          ) : (
            <>
              <GuardedButton variant="outlined" {...off}>
                Release Vest
              </GuardedButton>
              <GuardedButton variant="primary" {...off}>
                Add Vest
              </GuardedButton>
            </>
          )}
        </Actions>
      }
    >
      {deployed ? (
        <Beneficiary chain={chain} readChain={readChain} />
      ) : (
        <>
          <NoFigures why={<span id={id}>{off.disabledReason}</span>} />
          <NotDeployed what="vesting contract" {...readChain} />
        </>
      )}
    </Page>
  )
}

function Beneficiary({ chain, readChain }: { chain: ChainConfig; readChain: ReadChain }) {
  const beneficiary = useBeneficiary()
  const { account, typed, isLookedUp } = beneficiary
  // The button disappears with its form, and the focus with it.
  const [isCleared, setCleared] = useState(false)
  return (
    <>
      <Choices>
        <ReadChainSelect as={SelectField} {...readChain} />
        {/* What is typed stays while the network changes, and while the wallet connects or changes its account. */}
        <LookUpForm
          key={typed}
          {...beneficiary}
          autoFocus={isCleared}
          lookUp={(address) => {
            setCleared(address === undefined)
            beneficiary.lookUp(address)
          }}
        />
      </Choices>
      {account ? (
        <Schedules key={`${chain.id} ${account}`} chain={chain} account={account} isLookedUp={isLookedUp} />
      ) : (
        <>
          <NoFigures why="No wallet connected, no address looked up." />
          <EmptyState title="No Vesting" hint="Connect a wallet to see its vesting, or look up any address above." />
        </>
      )}
    </>
  )
}

const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  flexGrow: 1,
  gap: '8px 12px',
  alignContent: 'start',
  alignItems: 'start',
  justifyContent: 'end',
  // Leaves room for a reason that comes or goes.
  minHeight: 'calc(44px + 1lh)',
  // Release Vest, with its step and its reason right-aligned below it. The reason fills the given width without widening it.
  '& > div': { flex: '1 1 0' },
  '& small': { contain: 'inline-size' },
  // On a phone each has a line of its own, the reason last: otherwise it would move a button below it.
  '@media (max-width: 640px)': {
    flexBasis: '100%',
    justifyContent: 'start',
    minHeight: 'calc(88px + 1lh)',
    '& > div': { display: 'contents' },
    '&:has(> div)::after': { content: '""', order: 1, flexBasis: '100%' },
    // The empty line above it has a gap of its own.
    '& > div + button': { order: 2, marginTop: -8 },
    '& > div > small': { order: 3, textAlign: 'start' },
  },
})

const Choices = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  alignItems: 'start',
  '& .field': { margin: 0 },
  '@media (max-width: 640px)': { '& > .field': { flexBasis: '100%' } },
})
