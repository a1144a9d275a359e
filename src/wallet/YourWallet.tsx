import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { chainName, useChains } from '../config/chains'
import { Button } from '../ui/Button'
import { Fact } from '../ui/Fact'
import { StatusChip } from '../ui/StatusChip'
import { WholeAddress } from '../ui/WholeAddress'
import { ManualChain } from './ManualChain'
import type { selectConnection } from './walletSlice'
import { selectSwitching, switchRequested } from './walletSlice'

interface YourWalletProps {
  connection: NonNullable<ReturnType<typeof selectConnection>>
  balances: ReactNode
}

export function YourWallet({ connection: { name, account, chainId }, balances }: YourWalletProps) {
  const chains = useChains()
  const isSupported = chains.some(({ id }) => id === chainId)
  return (
    <Facts>
      <Fact label="Wallet">
        <bdi>{name}</bdi>
      </Fact>
      <Fact label="Address">
        <WholeAddress address={account} />
      </Fact>
      <Fact label="Network">
        <StatusChip
          tone={isSupported ? 'good' : 'waiting'}
          label={isSupported ? chainName(chains, chainId) : `Unsupported network (${chainName(chains, chainId)})`}
        />
        <Networks current={chainId} />
        <ManualChain />
      </Fact>
      {isSupported && <Fact label="Balances">{balances}</Fact>}
    </Facts>
  )
}

function Networks({ current }: { current: number }) {
  const dispatch = useDispatch()
  const chains = useChains()
  const switching = useSelector(selectSwitching)
  return (
    <div>
      {chains
        .filter(({ id }) => id !== current)
        .map(({ id, name }) => (
          <Button
            key={id}
            variant="outlined"
            loading={switching === id}
            disabled={switching !== undefined && switching !== id}
            onClick={() => dispatch(switchRequested(id))}
          >
            {`Switch to ${name}`}
          </Button>
        ))}
    </div>
  )
}

const Facts = styled.dl({
  margin: 0,
  overflowWrap: 'anywhere',
  '& dt': { color: 'var(--quiet)', fontSize: 'calc(13rem / 14)' },
  '& dd': { margin: '0 0 16px' },
  '& dd > div': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 },
})
