import { within } from '@testing-library/react'
import { keepSession } from '../../testing/signedInStore'
import { keepTransaction as keep } from '../../testing/keptTransaction'
import { keepWallet } from '../../testing/keptWallet'
import { hash, inBlock, openTransactions } from '../../testing/openTransactions'

beforeEach(() => {
  keepSession('super-admin')
  keepWallet()
})

it.each(['submitted', 'pending', 'awaitingSignature', 'unknown'])(
  'says of an open one (%s) whose network was removed that it is not followed, and lets it be dismissed',
  async (state) => {
    keep('a', { state, chainId: 56, hash, submittedAt: 1, since: 1, reason: 'No answer.', nonce: 7, askedAt: 1 })
    const { drawer, screen, user } = await openTransactions()
    expect(drawer.getByText(/^This console no longer follows this network\./)).toBeVisible()
    const buttons = within(drawer.getByRole('listitem')).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Details', 'Dismiss']))
    expect(buttons.some(({ textContent }) => /Re-check|Send again|Stop waiting/.test(textContent))).toBe(false)
    await user.click(drawer.getByRole('button', { name: /^Dismiss / }))
    expect(await drawer.findByText('Dismissed, the outcome was not learned')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Transactions', hidden: true })).toBeInTheDocument()
  },
)

it('lists a damaged record until somebody removes it', async () => {
  window.localStorage.setItem('tx.v1.bad', '{"state":')
  const { drawer, user } = await openTransactions()
  expect(await drawer.findByText('A damaged record')).toBeVisible()
  expect(drawer.getByRole('button', { name: 'Copy damaged record' })).toBeEnabled()
  await user.click(drawer.getByRole('button', { name: 'Remove' }))
  expect(await drawer.findByText('No Transactions')).toBeVisible()
  expect(window.localStorage.getItem('tx.v1.bad.corrupt')).toBeNull()
})

it('takes an ended transaction off the list when it is dismissed', async () => {
  keep('a', { state: 'rejected', reason: 'User rejected request.', endedAt: Date.now() })
  const { drawer, user } = await openTransactions()
  await user.click(drawer.getByRole('button', { name: /^Dismiss / }))
  expect(await drawer.findByText('No Transactions')).toBeVisible()
  expect(window.localStorage.getItem('tx.v1.a')).toBeNull()
})

it('leaves alone what a newer version of the console has written, and says so', async () => {
  keep('a', { ...inBlock, state: 'confirmed', notified: 'success' })
  keep('b', { v: 2, state: 'teleported' })
  const { drawer } = await openTransactions()
  expect(await drawer.findByText(/^1 more was sent by a newer version/)).toBeVisible()
  expect(window.localStorage.getItem('tx.v1.b')).toContain('teleported')
})
