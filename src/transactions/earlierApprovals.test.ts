import { otherAccount } from '../testing/fakeWallet'
import { chainA } from '../testing/testChains'
import { revert } from '../testing/virtual/requests'
import { confirm, review } from '../testing/virtual/reviewed'
import { listenInEachTest } from '../testing/virtual/talk'
import { turn } from '../testing/virtual/virtualBrowser'
import { connected } from '../wallet/walletSlice'
import { planClosed, planConfirmed } from './transactionsSlice'
import { vesting, adding, approving } from '../testing/virtual/approving'

const said = listenInEachTest()

describe('an approval that an earlier page has sent', () => {
  /** The page after a reload, with the approval's hash known and nothing mined. */
  async function sent(confirmations?: number) {
    const world = await approving(undefined, confirmations)
    await confirm(world.tab)
    world.wallet.requests[0]?.accept()
    await turn()
    world.tab.close()
    const { session } = world.tab
    return { ...world, session, tab: await world.openTab(session) }
  }

  it('is waited for when the same is due again, and the write follows', async () => {
    const { tab, wallet, chain, clock } = await sent()
    await review(tab, adding)
    const [approval] = tab.records()
    expect(tab.plan()).toMatchObject({ step: 1, steps: 2, phase: 'following', transactionId: approval?.id })
    expect(tab.plan()).toMatchObject({ isEarlier: true })
    chain.mine()
    await clock.pass(3_000)
    expect(tab.plan()).toMatchObject({ step: 2, steps: 2, phase: 'review', next: { kind: 'addVesting' } })
    await confirm(tab)
    expect(tab.plan()).toMatchObject({ phase: 'following', isEarlier: false })
    expect(wallet.requests).toHaveLength(2)
  })

  const sentence = 'Approved. Next, sign the vesting under Add Vest'

  it('is told once it is confirmed, because the vesting is still to be signed', async () => {
    const { chain, clock } = await sent()
    chain.mine()
    await clock.pass(3_000)
    expect(said).toEqual([`success: ${sentence}`])
  })

  it('is not told where an earlier version has stored the message of the vesting with it', async () => {
    const { tab, storage, session, openTab, chain, clock } = await sent()
    tab.close()
    for (const [key, text] of storage.kept) storage.kept.set(key, text.replace(sentence, 'Vesting Added'))
    await openTab(session)
    chain.mine()
    await clock.pass(3_000)
    expect(said).toEqual([])
  })

  it('is not told where the dialog that waits for it goes on', async () => {
    const { tab, chain, clock } = await sent()
    await review(tab, adding)
    chain.mine()
    await clock.pass(3_000)
    expect(tab.plan()).toMatchObject({ step: 2, phase: 'review' })
    tab.store.dispatch(planClosed())
    await clock.pass(3_000)
    expect(said).toEqual([])
  })

  it('is told when its dialog is closed between its block and its last confirmation', async () => {
    const { tab, chain, clock } = await sent(3)
    await review(tab, adding)
    chain.mine()
    await clock.pass(3_000)
    expect(tab.records()).toMatchObject([{ state: 'confirming' }])
    tab.store.dispatch(planClosed())
    for (let block = 0; block < 3; block += 1) chain.mine()
    await clock.pass(30_000)
    expect(said).toEqual([`success: ${sentence}`])
  })

  it('is not told once its vesting was asked for', async () => {
    const { tab, chain, clock } = await sent(3)
    chain.mine()
    await clock.pass(3_000)
    await review(tab, adding)
    expect(tab.plan()).toMatchObject({ phase: 'review', next: { kind: 'addVesting' } })
    await confirm(tab)
    for (let block = 0; block < 3; block += 1) chain.mine()
    await clock.pass(30_000)
    expect(said).toEqual([])
    expect(tab.records()).toContainEqual(expect.objectContaining({ kind: 'approve', state: 'confirmed' }))
  })

  it('is told when it has failed, also while the dialog of another vesting goes on', async () => {
    const { tab, chain, clock, wallet } = await sent()
    await review(tab, { ...adding, spends: { spender: vesting, amount: '1001' } })
    await confirm(tab)
    wallet.requests[1]?.accept()
    const [first] = chain.state.pool
    if (first) first.fails = true
    chain.mine()
    await clock.pass(3_000)
    expect(tab.plan()).toMatchObject({ step: 2 })
    expect(said).toEqual(['error: Approve Tokens: Failed on the network'])
  })

  it('is followed in place of the second one where another tab has sent it while that was reviewed', async () => {
    const { tab, openTab, wallet, clock } = await approving()
    const other = await openTab()
    await review(other, adding)
    await confirm(tab)
    wallet.requests[0]?.accept()
    await clock.pass(3_000)
    await confirm(other)
    expect(other.plan()).toMatchObject({ step: 1, steps: 2, phase: 'following', isEarlier: true })
    expect(wallet.requests).toHaveLength(1)
  })

  it('is named by its own message when its block is dropped', async () => {
    const { chain, clock } = await sent()
    chain.mine()
    await clock.pass(3_000)
    chain.reorganise(1)
    await clock.pass(3_000)
    expect(said[1]).toMatch(`error: No longer confirmed: "${sentence}".`)
  })

  it('is not waited for when another amount is due', async () => {
    const { tab } = await sent()
    await review(tab, { ...adding, spends: { spender: vesting, amount: '1001' } })
    expect(tab.plan()).toMatchObject({ step: 1, phase: 'review', next: { kind: 'approve' } })
  })

  it('is not waited for by another account', async () => {
    const { tab, wallet } = await sent()
    wallet.state.account = otherAccount
    tab.store.dispatch(connected({ id: 'test', name: 'Test Wallet', account: otherAccount, chainId: chainA.id }))
    await review(tab, { ...adding, from: otherAccount })
    expect(tab.plan()).toMatchObject({ step: 1, phase: 'review', next: { kind: 'approve' } })
  })

  it('is not waited for once it is mined, because it may be used up', async () => {
    const { tab, chain, clock } = await sent()
    chain.mine()
    await clock.pass(3_000)
    expect(tab.records()).toMatchObject([{ state: 'confirmed' }])
    chain.state.refuses = ({ to }) => (to === vesting ? revert('ERC20: insufficient allowance') : undefined)
    await review(tab, adding)
    expect(tab.plan()).toMatchObject({ step: 1, phase: 'review', next: { kind: 'approve' } })
  })
})

describe('an approval whose answer was lost, which is still on its way when the next one is reviewed', () => {
  /** The review of a second approval in the tab that was reloaded before the wallet's answer to the first one came. */
  async function again() {
    const world = await approving()
    await confirm(world.tab)
    world.wallet.requests[0]?.accept()
    world.tab.close()
    const tab = await world.openTab(world.tab.session)
    await review(tab, adding)
    expect(tab.plan()).toMatchObject({ phase: 'review', next: { kind: 'approve' } })
    return { ...world, tab }
  }

  it('shows the write in its place when it is confirmed by then, and asks the wallet for no second approval', async () => {
    const { tab, wallet, chain } = await again()
    chain.mine()
    await confirm(tab)
    expect(tab.plan()).toMatchObject({ step: 1, steps: 1, phase: 'review', next: { kind: 'addVesting' } })
    expect(wallet.requests).toHaveLength(1)
    expect(tab.records()).toHaveLength(1)
    await confirm(tab)
    expect(wallet.requests).toHaveLength(2)
    const sent = tab.records().map(({ kind, state }) => `${kind} ${state}`)
    expect(sent.sort()).toEqual(['addVesting awaitingSignature', 'approve submitted'])
  })

  it('is asked for as it was shown when the first one does not count yet', async () => {
    const { tab, wallet } = await again()
    await confirm(tab)
    expect(wallet.requests).toHaveLength(2)
    expect(tab.plan()).toMatchObject({ step: 1, steps: 2, phase: 'following' })
  })

  it('asks the wallet for nothing when it is closed while the network is asked again', async () => {
    const { tab, wallet, chain } = await again()
    chain.mine()
    tab.store.dispatch(planConfirmed())
    expect(tab.plan()).toMatchObject({ step: 1, steps: 2, phase: 'checking' })
    tab.store.dispatch(planClosed())
    await turn()
    expect(tab.plan()).toBeUndefined()
    expect(wallet.requests).toHaveLength(1)
  })

  it('is not asked for when another account is chosen by then, which may be tried again', async () => {
    const { tab, wallet } = await again()
    wallet.state.account = otherAccount
    await confirm(tab)
    expect(wallet.requests).toHaveLength(1)
    expect(tab.plan()).toMatchObject({ step: 1, steps: 2, phase: 'following' })
    const reason = 'Your wallet has a different account selected. Nothing was sent.'
    expect(tab.records()).toContainEqual(expect.objectContaining({ state: 'notSent', reason }))
  })

  it('says why, and asks the wallet for nothing, when the network cannot be asked again', async () => {
    const { tab, wallet, chain } = await again()
    chain.state.down = true
    await confirm(tab)
    expect(tab.plan()).toMatchObject({ step: 1, phase: 'refused', reason: "Local Chain A isn't responding." })
    expect(wallet.requests).toHaveLength(1)
    expect(tab.records()).toHaveLength(1)
  })
})
