import { render, screen } from '@testing-library/react'
import { chainA, chainB } from '../testing/testChains'
import { ChainsContext, type ChainConfig } from './chains'
import { ownContract, useOnlyExplorer } from './ownContract'

const Explorer = () => <p>{useOnlyExplorer() ?? 'none'}</p>
const withExplorer: ChainConfig = { ...chainA, explorerUrl: 'https://explorer.example' }

it.each([
  ['of the only chain', [withExplorer], 'https://explorer.example'],
  ['of none of several chains', [withExplorer, chainB], 'none'],
  ['nowhere without chains', [], 'none'],
])('takes the explorer for an address of no chain %s', (_what, chains, shown) => {
  render(
    <ChainsContext value={chains}>
      <Explorer />
    </ChainsContext>,
  )
  expect(screen.getByText(shown)).toBeVisible()
})

it('names our contracts on their own chain, however the address is written', () => {
  const vesting = `0x${'Ab'.repeat(20)}`
  const chain = { ...chainA, contracts: { ...chainA.contracts, vesting } }
  expect(ownContract(chain, vesting.toLowerCase())).toBe('vesting')
  expect(ownContract(chainB, vesting)).toBeUndefined()
})
