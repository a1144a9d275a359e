import { render, screen } from '@testing-library/react'
import { ChainsContext } from '../../config/chains'
import { chainA } from '../../testing/testChains'
import { TransactionHash } from './TransactionHash'

const hash = `0x${'ab'.repeat(32)}`

const show = (explorerUrl: string | undefined) =>
  render(
    <ChainsContext value={[{ ...chainA, explorerUrl }]}>
      <TransactionHash chainId={chainA.id} hash={hash} />
    </ChainsContext>,
  )

it('leads to the page of the transaction in the explorer of its chain, under its own name', () => {
  show('https://explorer.example')
  const link = screen.getByRole('link', { name: 'Explorer of transaction 0xaba…bababab (opens another site)' })
  expect(link).toHaveAttribute('href', `https://explorer.example/tx/${hash}`)
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

it.each([undefined, 'javascript:alert(1)//'])('links nothing where the explorer is %s', (explorerUrl) => {
  show(explorerUrl)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByTitle(hash)).toBeVisible()
})
