import { useState } from 'react'
import { ReadChainSelect } from '../../readChain/ReadChainSelect'
import { NotDeployed } from '../../readChain/NotDeployed'
import { useReadChain } from '../../readChain/useReadChain'
import { Page } from '../../ui/Page'
import { Stakes } from './Stakes'

export function StakingPage() {
  const readChain = useReadChain('staking')
  const { chain } = readChain
  // Another network's stakes come with a select of their own.
  const [isChosen, setChosen] = useState(false)
  const choose = (id: number) => {
    setChosen(true)
    readChain.choose(id)
  }
  return (
    <Page title="Stakings" lead="All stakes recorded in the staking contract.">
      {chain?.contracts.staking ? (
        <Stakes
          key={chain.id}
          chain={chain}
          tools={<ReadChainSelect {...readChain} choose={choose} autoFocus={isChosen} />}
        />
      ) : (
        <NotDeployed what="staking contract" {...readChain} />
      )}
    </Page>
  )
}
