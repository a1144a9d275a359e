import { confirm } from '../testing/virtual/reviewed'
import { listenInEachTest } from '../testing/virtual/talk'
import { turn } from '../testing/virtual/virtualBrowser'
import { resendRequested } from './transactionsSlice'
import { approving } from '../testing/virtual/approving'

const said = listenInEachTest()

it.each([
  ['rejected', { code: 4001 }],
  ['notSent', { code: 4100 }],
])('goes on to no write after an approval that ends as %s', async (state, error) => {
  const { tab, wallet } = await approving()
  await confirm(tab)
  wallet.requests[0]?.reject(error)
  await turn()
  expect(tab.records()).toMatchObject([{ state }])
  expect(tab.plan()).toMatchObject({ step: 1, phase: 'following' })
})

it('asks again for the write while the node that answers does not have the approval yet', async () => {
  let late = 3
  const { tab, wallet, chain, clock } = await approving(() => (late -= 1) < 0)
  await confirm(tab)
  wallet.requests[0]?.accept()
  chain.mine()
  await clock.pass(15_000)
  expect(tab.plan()).toMatchObject({ step: 2, phase: 'review', next: { kind: 'addVesting' } })
})

it('refuses the write when the approval still is too small after some time, and approves no second time', async () => {
  const { tab, wallet, chain, clock } = await approving(() => false)
  await confirm(tab)
  wallet.requests[0]?.accept()
  chain.mine()
  await clock.pass(3_000)
  expect(tab.plan()).toMatchObject({ step: 2, phase: 'checking' })
  await clock.pass(30_000)
  expect(tab.plan()).toMatchObject({ step: 2, phase: 'refused', reason: 'ERC20: insufficient allowance' })
  expect(wallet.requests).toHaveLength(1)
})

it('approves exactly the amount first, and asks anew before the write', async () => {
  const { tab, wallet, chain, clock } = await approving()
  expect(tab.plan()).toMatchObject({
    step: 1,
    steps: 2,
    phase: 'review',
    next: { kind: 'approve', description: { name: 'approve', fields: [{}, { value: '1000' }] } },
  })
  await confirm(tab)
  wallet.requests[0]?.accept()
  chain.mine()
  await clock.pass(3_000)
  expect(said).toEqual([])
  expect(tab.plan()).toMatchObject({ step: 2, steps: 2, phase: 'review', next: { kind: 'addVesting' } })
  expect(wallet.requests).toHaveLength(1)
  await confirm(tab)
  wallet.requests[1]?.accept()
  chain.mine()
  await clock.pass(3_000)
  expect(said).toEqual(['success: Vesting Added'])
})

it('goes on to the write after an approval that was dropped and sent again from its dialog', async () => {
  const { tab, wallet, chain, clock } = await approving()
  await confirm(tab)
  const first = wallet.requests[0]?.accept()
  await clock.pass(3_000)
  if (first) chain.drop(first)
  await clock.pass(180_000)
  tab.store.dispatch(resendRequested(tab.records()[0]?.id ?? ''))
  await turn()
  wallet.requests[1]?.accept()
  chain.mine()
  await clock.pass(30_000)
  expect(tab.plan()).toMatchObject({ step: 2, phase: 'review', next: { kind: 'addVesting' } })
  expect(wallet.requests).toHaveLength(2)
})
