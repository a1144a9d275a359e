import { recordPrefix } from '../../transactions/firstRecord'
import { isFinal } from '../../transactions/transactionStates'
import { stateText } from '../../transactions/stateText'
import { hashOf, isForgotten } from '../../transactions/transaction'
import type { State, Transaction } from '../../transactions/transactionRecord'
import {
  dismissRequested,
  planClosed,
  planConfirmed,
  planRequested,
  recheckRequested,
  resendRequested,
  stopWaitingRequested,
} from '../../transactions/transactionsSlice'
import { otherAccount, account } from '../fakeWallet'
import type { Command } from './modelCommands'
import { bySafe } from './contractWallet'
import { releaseRequest } from './requests'
import { turn } from './virtualBrowser'
import type { VirtualTransaction } from './virtualChain'
import { virtualWorld, type VirtualTab } from './virtualTab'
import { refusal, type WalletRequest } from './virtualWallet'

/** A wallet request, its record, and what the model did to it. */
interface Asked {
  request: WalletRequest
  recordId: string
  /** All transactions for it: its own and the wallet's replacements. */
  hashes: Set<string>
  beforeRestart: boolean
  /** Another request has the same call, so a transaction that is found may be the other's. */
  twin: boolean
  /** The wallet has returned another hash, or is a contract wallet whose call may fail inside. */
  misled: boolean
}

/** The wallet is asked again for a dropped transaction. */
interface AskedAgain {
  request: WalletRequest
  one: Asked
}

/** Runs commands on a virtual world and returns the violated invariants. */
export async function createModel() {
  const world = virtualWorld({ checks: false })
  const { chain, wallet, clock, storage } = world
  const tabs: VirtualTab[] = [await world.openTab()]
  const asked: Asked[] = []
  const askedAgain: AskedAgain[] = []
  /** Transactions that a wallet sent with a nonce of its own, though it was asked to keep the old one. */
  const underOtherNumber: VirtualTransaction[] = []
  /** All transactions that were ever mined. */
  const everMined = new Map<string, VirtualTransaction>()
  let lagSince: number | undefined
  let wasShort = false
  let wasRestarted = false
  const known = new Map<string, Transaction>()
  const dismissed = new Set<string>()
  const problems: string[] = []
  let clicks = 0
  let requests = 0
  let damaged = 0
  /** A reorganisation has happened, or a page's state was lost: endings may change. */
  let moved = false

  const pickOf = <Item>(items: readonly Item[], pick: number): Item | undefined =>
    items[pick % Math.max(1, items.length)]
  const tabOf = (pick: number) => pickOf(tabs, pick)
  const open = () => asked.filter(({ request }) => !request.settled)
  // A relayer that raises the fee of a contract wallet's call notifies nobody.
  const waiting = () => chain.state.pool.filter((one) => !one.inner && asked.some(({ hashes }) => hashes.has(one.hash)))

  const submit = async (tab: VirtualTab, number: number) => {
    tab.store.dispatch(planClosed())
    tab.store.dispatch(planRequested(releaseRequest(number, { done: `Released by click ${clicks + 1}` })))
    await turn()
    if (tab.plan()?.phase !== 'review') return
    clicks += 1
    const before = wallet.requests.length
    tab.store.dispatch(planConfirmed())
    tab.store.dispatch(planConfirmed())
    await turn()
    for (const request of wallet.requests.slice(before)) {
      const isNew = ({ id, state }: Transaction) =>
        state === 'awaitingSignature' && !asked.some(({ recordId }) => recordId === id)
      const record = tab.records().find(isNew)
      if (!record) problems.push('I2: the wallet was asked without a record')
      const twins = asked.filter((other) => other.request.sent.input === request.sent.input)
      twins.forEach((other) => (other.twin = true))
      const one = { request, hashes: new Set<string>(), beforeRestart: false, twin: twins.length > 0, misled: false }
      if (record) asked.push({ ...one, recordId: record.id })
    }
  }
  const accept = (one: Asked | undefined, answer: boolean) => {
    if (!one || one.request.transaction || one.beforeRestart) return
    one.hashes.add(one.request.accept({ answer }).hash)
  }
  /** A contract wallet's call inside another account's transaction. */
  const acceptInside = (one: Asked | undefined, innerFails: boolean) => {
    if (!one || one.request.transaction || one.beforeRestart) return
    chain.state.contractWallets.add(account.toLowerCase())
    const { sent } = one.request
    const outer = { from: otherAccount, to: account, input: bySafe(sent), value: '0x0', inner: sent, innerFails }
    const transaction = chain.broadcast(outer)
    one.request.transaction = transaction
    one.hashes.add(transaction.hash)
    one.request.answer()
  }
  /** A wrong hash: of another account's equal call, of another transaction of this account, or of nothing. */
  const foreignHash = (one: Asked, pick: number) => {
    const { sent } = one.request
    if (pick % 3 === 0) return `0x${'f'.repeat(63)}${pick}`
    const same = { from: otherAccount, to: sent.to, input: sent.input, value: sent.value }
    const { hash } = chain.broadcast(pick % 3 === 1 ? same : { ...same, from: account, to: otherAccount, input: '0x' })
    if (pick > 2) chain.mine()
    return hash
  }
  const resend = async (pick: number) => {
    const tab = tabOf(pick)
    const record = pickOf(tab?.records().filter((one) => isForgotten(one, clock.now())) ?? [], pick)
    const one = asked.find(({ recordId }) => recordId === record?.id)
    if (!tab || !record || !one) return
    clicks += 1
    const before = wallet.requests.length
    tab.store.dispatch(resendRequested(record.id))
    tab.store.dispatch(resendRequested(record.id))
    await turn()
    for (const request of wallet.requests.slice(before)) {
      if (Number(request.sent.nonce) !== one.request.transaction?.nonce)
        problems.push('sent again under another number')
      askedAgain.push({ request, one })
    }
  }
  const answerResend = ({ request, one }: AskedAgain, pick: number) => {
    const first = one.request.transaction
    const nonce = Number(request.sent.nonce)
    const isFree = ![...chain.mined(), ...chain.state.pool].some((it) => it.from === account && it.nonce === nonce)
    if (!first || one.beforeRestart || pick === 0) return request.reject(refusal)
    if (pick === 1) return request.answer(foreignHash(one, 4))
    if (pick === 2) {
      const { from, to, input, value } = request.sent
      const second = chain.broadcast({ from, to, input, value })
      if (second.nonce === first.nonce) one.hashes.add(second.hash)
      else underOtherNumber.push(second)
      return request.answer(second.hash)
    }
    if (!isFree) return request.reject({ code: -32000, message: 'nonce too low' })
    // Signing the same fields again gives the same hash.
    if (pick === 3) chain.state.pool.push(first)
    const hash = pick === 3 ? first.hash : chain.broadcast({ ...request.sent, nonce }).hash
    one.hashes.add(hash)
    if (pick === 5) request.reject({ code: -32603, message: 'Internal error' })
    else request.answer(hash)
  }
  const replaceBy = (pick: number, by: Parameters<typeof chain.replace>[1]) => {
    const old = pickOf(waiting(), pick)
    const owner = old && asked.find(({ hashes }) => hashes.has(old.hash))
    if (old && owner) owner.hashes.add(chain.replace(old, by).hash)
  }

  const steps: Record<Command['type'], (command: Command) => unknown> = {
    submit: ({ pick }) => {
      const tab = tabOf(pick)
      return tab && submit(tab, (requests += 1))
    },
    secondTabSubmit: async () => {
      if (tabs.length < 3) tabs.push(await world.openTab())
      const tab = tabs.at(-1)
      return tab && submit(tab, Math.max(1, requests))
    },
    accept: ({ pick }) => accept(pickOf(open(), pick), true),
    acceptSilently: ({ pick }) => accept(pickOf(open(), pick), false),
    answerLate: ({ pick }) => {
      const one = pickOf(
        open().filter(({ request }) => request.transaction),
        pick,
      )
      one?.request.answer()
    },
    reject: ({ pick }) => {
      pickOf(
        open().filter(({ request }) => !request.transaction),
        pick,
      )?.request.reject(refusal)
    },
    failUnclear: ({ pick }) => pickOf(open(), pick)?.request.reject({ code: -32603, message: 'Internal error' }),
    failDefinite: ({ pick }) => {
      const one = pickOf(
        open().filter(({ request }) => !request.transaction),
        pick,
      )
      one?.request.reject({ code: -32000, message: 'insufficient funds for gas' })
    },
    stopWaiting: ({ pick }) => {
      const one = pickOf(open(), pick)
      const tab = tabOf(pick)
      if (one && tab) tab.store.dispatch(stopWaitingRequested(one.recordId))
    },
    reload: async ({ pick }) => {
      // State that only the page had is learned again.
      if (storage.state.full) moved = true
      const index = pick % tabs.length
      const [old] = tabs.splice(index, 1)
      old?.close()
      tabs.push(await world.openTab(old?.tabId))
    },
    closePlan: ({ pick }) => tabOf(pick)?.store.dispatch(planClosed()),
    mine: () => chain.mine(),
    mineFailing: ({ pick }) => {
      const one = pickOf(waiting(), pick)
      if (one) one.fails = true
      chain.mine()
    },
    reprice: ({ pick }) => replaceBy(pick, {}),
    cancel: ({ pick }) => replaceBy(pick, { to: account, input: '0x', value: '0x0' }),
    replace: ({ pick }) => replaceBy(pick, { to: otherAccount, input: '0x', value: '0x5' }),
    drop: ({ pick }) => {
      const one = pickOf(waiting(), pick)
      if (one) chain.drop(one)
    },
    reorganise: ({ amount }) => {
      moved = true
      chain.reorganise(amount)
    },
    restartChain: () => {
      moved = true
      wasRestarted = true
      askedAgain.filter(({ request }) => !request.settled).forEach(({ request }) => request.reject(refusal))
      asked.forEach((one) => (one.beforeRestart = true))
      // The wallet's nonce continues from the old chain.
      open().forEach(({ request }) => request.reject({ code: -32000, message: 'nonce too high' }))
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
      tab.store.dispatch(dismissRequested(record.id))
    },
    foreignHash: ({ pick }) => {
      const one = pickOf(open(), pick)
      if (!one || one.beforeRestart) return
      one.misled = true
      one.request.answer(foreignHash(one, pick))
    },
    acceptInside: ({ pick }) => acceptInside(pickOf(open(), pick), false),
    failInside: ({ pick }) => acceptInside(pickOf(open(), pick), true),
    nodeLags: ({ amount, pick }) => {
      lagSince ??= clock.now()
      chain.state.lag = amount + pick
    },
    nodeCatchesUp: () => {
      chain.state.lag = 0
      lagSince = undefined
    },
    rollBack: ({ amount }) => {
      moved = true
      wasShort = true
      chain.rollBack(amount)
    },
    comeBack: () => {
      moved = true
      chain.comeBack()
    },
    loseReceipts: ({ pick }) => (chain.state.unindexed = pick % 2 ? 'receipts' : 'all'),
    findReceipts: () => (chain.state.unindexed = undefined),
    resend: ({ pick }) => resend(pick),
    answerResend: ({ pick }) => {
      const again = pickOf(
        askedAgain.filter(({ request }) => !request.settled),
        pick,
      )
      if (again) answerResend(again, pick)
    },
    damage: ({ pick }) => {
      damaged += 1
      storage.kept.set(`${recordPrefix}damaged ${damaged}`, pick % 2 ? '{"state":"pending","v":1}' : '{"v":')
    },
    pass: ({ amount, pick }) => clock.pass(amount ** 3 * (pick + 1) * 500),
    /** Long enough for a chain to count as rolled back, and for a transaction to count as dropped. */
    wait: () => clock.pass(200_000),
  }

  const records = (): Transaction[] => {
    const newest = new Map<string, Transaction>()
    for (const record of tabs.flatMap((tab) => tab.records()))
      if ((newest.get(record.id)?.rev ?? -1) < record.rev) newest.set(record.id, record)
    return [...newest.values()]
  }

  /** The invariants at every moment. */
  const check = () => {
    const now = records()
    // After minutes of a lower height a lagging node cannot be distinguished from a rollback.
    if (lagSince !== undefined && clock.now() - lagSince > 170_000) moved = true
    for (const one of chain.mined()) everMined.set(one.hash, one)
    if (wallet.requests.length > clicks) problems.push('I1: more requests to the wallet than confirm clicks')
    const states = new Map(now.map(({ id, state }) => [id, state]))
    for (const [id, record] of known) {
      const state = states.get(id)
      // A full storage may have no record of what was never sent.
      if (!state && record.state !== 'notSent' && record.state !== 'checking')
        problems.push(`I3: ${id} (${record.state}) has vanished`)
      if (state && isFinal(record) && state !== record.state && !moved)
        problems.push(`I4: ${record.state} has become ${state}`)
    }
    // Dismissed records are no longer followed.
    const claims = now.flatMap((record) => (record.state === 'dismissed' ? [] : (hashOf(record) ?? [])))
    if (new Set(claims).size !== claims.length) problems.push('I2: a hash belongs to two records')
    for (const record of now) {
      known.set(record.id, record)
      if (!stateText(record)) problems.push(`I5: ${record.state} has no text`)
      if (record.from !== account) problems.push(`The sender of a record has become ${record.from}`)
      if (record.state === 'chainReset' && !wasRestarted)
        problems.push('A live transaction was closed by a lower height')
      if (record.state === 'confirming' || record.state === 'confirmed') {
        const found = everMined.get(record.hash)
        const made = found?.inner ?? found
        if (!found || found.fails || found.innerFails || made?.input !== record.data || made.from !== record.from)
          problems.push(`A success without the recorded call on the chain: ${record.hash}`)
      }
    }
    return now
  }

  /** Every mined transaction and every damaged record was reported, and the damaged records are still stored. */
  const checkTold = () => {
    for (const record of records())
      if (record.state === 'confirmed' && record.notified !== 'success' && record.notified !== 'again')
        problems.push(`The success of ${record.id} was not said: ${record.notified}`)
    const kept = [...storage.kept.keys()].filter((key) => key.startsWith(`${recordPrefix}damaged`))
    if (kept.length !== damaged) problems.push('I3: a damaged record has vanished')
  }

  const mineOf = (one: Asked) => (found: VirtualTransaction) => one.hashes.has(found.hash)

  /** The states that agree with the chain. */
  const truthOf = (one: Asked, record: Transaction): readonly State[] => {
    const { transaction, sent } = one.request
    const unheard: State[] = hashOf(record) ? [] : ['unknown', 'awaitingSignature']
    // An unknown hash is waited for some minutes.
    if (!transaction)
      return [...unheard, 'rejected', 'notSent', ...(one.misled ? (['submitted', 'unknown'] as const) : [])]
    const mined = chain.mined().find(({ from, nonce }) => from === transaction.from && nonce === transaction.nonce)
    const unseen: State[] = 'nonce' in record && record.nonce !== undefined ? [] : ['unknown']
    if (mined?.innerFails) return ['unknown']
    if (mined && mineOf(one)(mined) && (mined.inner ?? mined).input === sent.input)
      return [mined.fails ? 'reverted' : 'confirmed', ...(one.request.settled ? [] : (['awaitingSignature'] as const))]
    if (mined)
      return [
        ...unheard,
        ...unseen,
        mineOf(one)(mined) && mined.input === '0x' && mined.to === account ? 'cancelled' : 'replaced',
      ]
    if (chain.state.pool.some(({ hash }) => hash === hashOf(record))) return [...unheard, 'pending']
    return [...unheard, ...unseen, 'submitted']
  }

  return {
    problems,
    /** Whether a reorganisation has happened. */
    hasMoved: () => moved,
    async run(command: Command) {
      await steps[command.type](command)
      await turn()
      check()
    },
    /** At rest: after three polls of the chain all records must agree with it. */
    async settle() {
      chain.state.down = false
      chain.state.lag = 0
      chain.state.unindexed = undefined
      storage.state.full = false
      const areLookedAt = tabs.every((tab) => tab.isLookedAt())
      // Nodes in back-off are asked once a minute.
      await clock.pass(wasShort ? 250_000 : 5_000)
      if (areLookedAt) checkTold()
      tabs.forEach((tab) => tab.setVisible(true))
      await clock.pass(5_000)
      for (let look = 0; look < 3; look += 1) {
        const [tab] = tabs
        for (const { id } of tab?.records() ?? []) tab?.store.dispatch(recheckRequested(id))
        await turn()
      }
      const now = check()
      checkTold()
      for (const second of underOtherNumber)
        if (everMined.has(second.hash) && !wasRestarted && !now.some((record) => hashOf(record) === second.hash))
          problems.push('I2: what was sent under another number has no record')
      for (const one of asked) {
        const record = now.find(({ id }) => id === one.recordId)
        if (!record || dismissed.has(record.id) || one.twin) continue
        if (one.beforeRestart) {
          if (!isFinal(record) && record.state !== 'awaitingSignature')
            problems.push(`I6: ${record.state} after a restart`)
          continue
        }
        const truth = truthOf(one, record)
        if (!truth.includes(record.state))
          problems.push(`I6: ${record.state}, but the chain says ${truth.join(' or ')}`)
      }
      tabs.forEach((tab) => tab.close())
    },
  }
}
