import { recordPrefix } from '../../transactions/firstRecord'
import { longestPause } from '../../transactions/pollSchedule'
import { isForgotten } from '../../transactions/transactionFacts'
import type { Transaction } from '../../transactions/transactionRecord'
import { dismissRequested, planClosed, stopWaitingRequested } from '../../transactions/transactionsSlice'
import { account, otherAccount } from '../fakeWallet'
import type { Command } from './modelCommands'
import { isStored, openIn, pickOf, waitingIn, type Facts } from './modelFacts'
import { accept, acceptInside, answerResend, foreignHash, replaceBy, resend, submit } from './modelWallet'
import { refusal } from './virtualWallet'

/** What each command does to the world. */
export function stepsOf(facts: Facts): Record<Command['type'], (command: Command) => unknown> {
  const { asked, askedAgain, dismissed, tabs, world } = facts
  const { chain, clock, storage, wallet } = world
  const tabOf = (pick: number) => pickOf(tabs, pick)
  const open = (pick: number) => pickOf(openIn(facts), pick)
  /** An unanswered request of which the wallet has sent something, or nothing. */
  const unanswered = (isSent: boolean, pick: number) =>
    pickOf(
      openIn(facts).filter(({ request }) => (request.transaction !== undefined) === isSent),
      pick,
    )?.request

  return {
    submit: ({ pick }) => {
      const tab = tabOf(pick)
      return tab && submit(facts, tab, (facts.requests += 1))
    },
    secondTabSubmit: async () => {
      if (tabs.length < 3) tabs.push(await world.openTab())
      const tab = tabs.at(-1)
      return tab && submit(facts, tab, Math.max(1, facts.requests))
    },
    accept: ({ pick }) => accept(open(pick), true),
    acceptSilently: ({ pick }) => accept(open(pick), false),
    answerLate: ({ pick }) => unanswered(true, pick)?.answer(),
    reject: ({ pick }) => unanswered(false, pick)?.reject(refusal),
    failUnclear: ({ pick }) => open(pick)?.request.reject({ code: -32603, message: 'Internal error' }),
    failDefinite: ({ pick }) =>
      unanswered(false, pick)?.reject({ code: -32000, message: 'insufficient funds for gas' }),
    stopWaiting: ({ pick }) => {
      const one = open(pick)
      if (one) tabOf(pick)?.store.dispatch(stopWaitingRequested(one.recordId))
    },
    reload: async ({ pick }) => {
      const [old] = tabs.splice(pick % tabs.length, 1)
      // What only the page knew, as the storage was full, is learned again.
      if (old?.records().some((record) => !isStored(facts, record))) facts.moved = true
      old?.close()
      tabs.push(await world.openTab(old?.session))
    },
    closePlan: ({ pick }) => tabOf(pick)?.store.dispatch(planClosed()),
    mine: () => chain.mine(),
    mineFailing: ({ pick }) => {
      const one = pickOf(waitingIn(facts), pick)
      if (one) one.fails = true
      chain.mine()
    },
    reprice: ({ pick }) => replaceBy(facts, pick, {}),
    cancel: ({ pick }) => replaceBy(facts, pick, { to: account, input: '0x', value: '0x0' }),
    replace: ({ pick }) => replaceBy(facts, pick, { to: otherAccount, input: '0x', value: '0x5' }),
    drop: ({ pick }) => {
      const one = pickOf(waitingIn(facts), pick)
      if (one) chain.drop(one)
    },
    reorganise: ({ amount }) => {
      facts.moved = true
      chain.reorganise(amount)
    },
    restartChain: () => {
      facts.moved = true
      facts.wasRestarted = true
      askedAgain.filter(({ request }) => !request.settled).forEach(({ request }) => request.reject(refusal))
      asked.forEach((one) => (one.beforeRestart = true))
      // The wallet's nonce continues from the old chain.
      openIn(facts).forEach(({ request }) => request.reject({ code: -32000, message: 'nonce too high' }))
      chain.restart()
    },
    nodesDown: () => (chain.state.down = true),
    nodesUp: () => (chain.state.down = false),
    switchAccount: ({ pick }) => (wallet.state.account = pick ? account : otherAccount),
    switchChain: ({ pick }) => (wallet.state.chainId = pick ? chain.config.id : 1),
    hide: ({ pick }) => tabOf(pick)?.setVisible(false),
    show: ({ pick }) => tabOf(pick)?.setVisible(true),
    fillStorage: () => (storage.state.full = true),
    freeStorage: () => (storage.state.full = false),
    dismiss: ({ pick }) => {
      const tab = tabOf(pick)
      const mayGo = (one: Transaction) => one.state === 'unknown' || isForgotten(one, clock.now())
      const record = pickOf(tab?.records().filter(mayGo) ?? [], pick)
      if (!tab || !record) return
      dismissed.add(record.id)
      // No other tab hears of what the storage cannot take.
      if (storage.state.full) facts.moved = true
      tab.store.dispatch(dismissRequested(record.id))
    },
    foreignHash: ({ pick }) => {
      const one = open(pick)
      if (!one || one.beforeRestart) return
      one.misled = true
      one.request.answer(foreignHash(facts, one, pick))
    },
    acceptInside: ({ pick }) => acceptInside(facts, open(pick), false),
    failInside: ({ pick }) => acceptInside(facts, open(pick), true),
    nodeLags: ({ amount, pick }) => {
      // No poll may have seen that it had caught up in between.
      if (chain.state.lag === 0 && clock.now() - facts.caughtUpAt > 1.2 * longestPause) facts.lagSince = clock.now()
      chain.state.lag = amount + pick
    },
    nodeCatchesUp: () => {
      if (chain.state.lag > 0) facts.caughtUpAt = clock.now()
      chain.state.lag = 0
    },
    rollBack: ({ amount }) => {
      facts.moved = true
      facts.wasShort = true
      chain.rollBack(amount)
    },
    comeBack: () => {
      facts.moved = true
      chain.comeBack()
    },
    loseReceipts: ({ pick }) => (chain.state.unindexed = pick % 2 ? 'receipts' : 'all'),
    findReceipts: () => (chain.state.unindexed = undefined),
    resend: ({ pick }) => resend(facts, pick),
    answerResend: ({ pick }) => {
      const waiting = askedAgain.filter(({ request }) => !request.settled)
      const again = pickOf(waiting, pick)
      if (again) answerResend(facts, again, pick)
    },
    damage: ({ pick }) => {
      facts.damaged += 1
      storage.kept.set(`${recordPrefix}damaged ${facts.damaged}`, pick % 2 ? '{"state":"pending","v":1}' : '{"v":')
    },
    pass: ({ amount, pick }) => clock.pass(amount ** 3 * (pick + 1) * 500),
    /** Long enough for a chain to count as rolled back, and for a transaction to count as dropped. */
    wait: () => clock.pass(200_000),
  }
}
