import { RpcError } from '../chain/rpc'
import { chainA } from '../testing/testChains'
import { memoryStorage, turn } from '../testing/virtual/virtualBrowser'
import { releaseRequest } from '../testing/virtual/requests'
import { confirm, review } from '../testing/virtual/reviewed'
import { virtualWorld } from '../testing/virtual/virtualTab'
import { createSentDrafts, draftTyped } from './sentDrafts'
import { planClosed, resendRequested } from './transactionsSlice'

/** A tab whose draft has been sent; `type` is what the form does with each input in it. */
async function sentDraft() {
  const world = virtualWorld()
  jest.spyOn(window, 'sessionStorage', 'get').mockReturnValue(memoryStorage())
  const session = window.sessionStorage
  const type = (text: string) => {
    session.setItem('amount', text)
    draftTyped()
  }
  const send = async (number: number, drafts = ['amount']) => {
    tab.store.dispatch(planClosed())
    await review(tab, releaseRequest(number, { drafts }))
    await confirm(tab)
    const transaction = world.wallet.requests.at(-1)?.accept()
    await world.clock.pass(2_500)
    return transaction
  }
  const mine = async () => {
    world.chain.mine()
    await world.clock.pass(6_000)
  }
  const states = () => tab.records().map(({ state }) => state)
  const draft = () => session.getItem('amount')
  const tab = await world.openTab(session)
  type('5')
  const transaction = await send(1)
  return { ...world, tab, transaction, type, send, mine, states, draft }
}

it('keeps what was typed after the success, when the tab is loaded again', async () => {
  const { tab, mine, type, draft, openTab } = await sentDraft()
  await mine()
  expect(draft()).toBeNull()
  type('7')
  tab.close()
  await openTab(tab.session)
  await turn()
  expect(draft()).toBe('7')
})

it('drops the draft at the success of a transaction that was sent before the tab was loaded again', async () => {
  const { tab, clock, chain, draft, openTab } = await sentDraft()
  tab.close()
  chain.mine()
  await openTab(tab.session)
  await clock.pass(6_000)
  expect(draft()).toBeNull()
})

it('drops the draft at its success also when something without a draft was sent since', async () => {
  const { send, mine, draft } = await sentDraft()
  await send(2, [])
  await mine()
  expect(draft()).toBeNull()
})

it('keeps what was typed for the next one while the first was pending, also after a reorganisation', async () => {
  const { chain, clock, mine, type, states, draft } = await sentDraft()
  type('7')
  await mine()
  expect(states()).toEqual(['confirmed'])
  expect(draft()).toBe('7')
  chain.reorganise(1)
  await clock.pass(6_000)
  expect(states()).toEqual(['pending'])
  await mine()
  expect(states()).toEqual(['confirmed'])
  expect(draft()).toBe('7')
})

it('drops the draft when what the wallet sent again under another number succeeds', async () => {
  const { chain, clock, tab, transaction, wallet, mine, states, draft } = await sentDraft()
  if (!transaction) throw new Error('Nothing was sent')
  chain.drop(transaction)
  await clock.pass(180_000)
  tab.store.dispatch(resendRequested(tab.records()[0]?.id ?? ''))
  await turn()
  wallet.requests.at(-1)?.answer(chain.broadcast({ ...transaction, nonce: 1 }).hash)
  await clock.pass(20_000)
  chain.broadcast({ from: transaction.from, to: transaction.from, input: '0x', value: '0x0', nonce: 0 })
  await mine()
  expect(states()).toContain('confirmed')
  expect(draft()).toBeNull()
})

it('keeps the draft of a transaction that fails', async () => {
  const { transaction, mine, states, draft } = await sentDraft()
  if (transaction) transaction.fails = true
  await mine()
  expect(states()).toEqual(['reverted'])
  expect(draft()).toBe('5')
})

it('keeps the draft when only the approval has succeeded', async () => {
  const { chain, clock, wallet, openTab } = virtualWorld()
  const vesting = chainA.contracts.vesting ?? ''
  const tooLittle = new RpcError(3, 'execution reverted: ERC20: insufficient allowance')
  chain.state.refuses = ({ to }) => (to === vesting ? tooLittle : undefined)
  const tab = await openTab()
  tab.session.setItem('amount', '5')
  await review(
    tab,
    releaseRequest(1, { kind: 'addVesting', drafts: ['amount'], spends: { spender: vesting, amount: '1000' } }),
  )
  await confirm(tab)
  wallet.requests[0]?.accept()
  chain.mine()
  await clock.pass(6_000)
  expect(tab.records()).toMatchObject([{ kind: 'approve', state: 'confirmed' }])
  expect(tab.session.getItem('amount')).toBe('5')
})

it("keeps the draft of another tab at this one's success", async () => {
  const { mine, draft, openTab } = await sentDraft()
  const other = await openTab()
  other.session.setItem('amount', '9')
  await mine()
  expect(draft()).toBeNull()
  expect(other.session.getItem('amount')).toBe('9')
})

it('keeps a draft that was sent again, until the success of the second', () => {
  const session = memoryStorage()
  const drafts = createSentDrafts({ sessionStorage: session })
  session.setItem('amount', '5')
  drafts.sent('first')
  drafts.sent('second')
  drafts.drop('first', ['amount'])
  expect(session.getItem('amount')).toBe('5')
  drafts.drop('second', ['amount'])
  expect(session.length).toBe(0)
})
