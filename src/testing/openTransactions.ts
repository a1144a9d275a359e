import { within } from '@testing-library/react'
import { chainServer } from './chainServer'
import { fakeWallet, otherAccount } from './fakeWallet'
import { renderApp } from './renderApp'

export const hash = `0x${'ab'.repeat(32)}`
const ended = { endedAt: Date.now(), submittedAt: Date.now(), notified: 'ended' }
export const beneficiary = { label: 'Beneficiary', kind: 'address', value: otherAccount }
export const amount = { label: 'Amount', kind: 'amount', value: '1234567000000000000000' }
export const inBlock = { ...ended, hash, block: { number: 95, hash } }

/** The list of transactions over a chain, opened. */
export async function openTransactions(answers: ReturnType<typeof chainServer>['answers'] = {}) {
  const node = chainServer({})
  Object.assign(node.answers, answers)
  const wallet = fakeWallet()
  const app = renderApp('/staking', { wallet: () => Promise.resolve(wallet.port) })
  await app.user.click(await app.screen.findByRole('button', { name: /^Transactions/ }))
  const drawer = within(await app.screen.findByRole('dialog', { name: 'Transactions' }))
  await app.screen.findByText('0x709…7dc79C8')
  return { ...app, node, drawer }
}
