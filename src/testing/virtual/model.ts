import { isFinal } from '../../transactions/isFinal'
import { stateText } from '../../transactions/stateText'
import { hashOf } from '../../transactions/transaction'
import type { State, Transaction } from '../../transactions/transactionRecord'
import {
  dismissRequested,
  planClosed,
  planConfirmed,
  planRequested,
  recheckRequested,
  stopWaitingRequested,
} from '../../transactions/transactionsSlice'
import { otherAccount, account } from '../fakeWallet'
import type { Command } from './modelCommands'
import { releaseRequest } from './requests'
import { turn } from './virtualBrowser'
import type { VirtualTransaction } from './virtualChain'
import { virtualWorld, type VirtualTab } from './virtualTab'
import { refusal, type WalletRequest } from './virtualWallet'

/** A request of the wallet, the record it was made for, and what the model did to it. */
interface Asked {
  request: WalletRequest
  recordId: string
  /** All transactions that stand for it: its own and those by which the wallet replaced it. */
  hashes: Set<string>
  beforeRestart: boolean
  twin: boolean
}

/** Runs commands on a virtual world and says which invariant was broken. */
export async function createModel() {
  const world = virtualWorld({ checks: false })
  const { chain, wallet, clock, storage } = world
  const tabs: VirtualTab[] = [await world.openTab()]
  const asked: Asked[] = []
  const known = new Map<string, Transaction>()
  const dismissed = new Set<string>()
  const problems: string[] = []
  let clicks = 0
  let requests = 0
  /** The chain has taken something back, or a page's knowledge was lost: endings may change. */
  let moved = false

  const pickOf = <Item>(items: readonly Item[], pick: number): Item | undefined =>
    items[pick % Math.max(1, items.length)]
  const tabOf = (pick: number) => pickOf(tabs, pick)
  const open = () => asked.filter(({ request }) => !request.settled)
  const waiting = () => chain.state.pool.filter((one) => asked.some(({ hashes }) => hashes.has(one.hash)))

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
      const twin = asked.some((other) => other.request.sent.input === request.sent.input)
      if (record) asked.push({ request, recordId: record.id, hashes: new Set(), beforeRestart: false, twin })
    }
  }
  const accept = (one: Asked | undefined, answer: boolean) => {
    if (!one || one.request.transaction || one.beforeRestart) return
    one.hashes.add(one.request.accept({ answer }).hash)
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
      // What only the page knew is learned anew.
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
      asked.forEach((one) => (one.beforeRestart = true))
      // A wallet still counts on from the old chain.
      open().forEach(({ request }) => request.reject({ code: -32000, message: 'nonce too high' }))
      chain.restart()
    },
    nodesDown: () => (chain.state.down = true),
    nodesUp: () => (chain.state.down = false),
    switchAccount: ({ pick }) => (wallet.state.account = pick ? account : otherAccount),
    switchChain: ({ pick }) => (wallet.state.chainId = pick ? chain.config.id : 1),
    hide: ({ pick }) => tabOf(pick)?.look(false),
    show: ({ pick }) => tabOf(pick)?.look(true),
    fillStorage: () => (storage.state.full = true),
    freeStorage: () => (storage.state.full = false),
    dismiss: ({ pick }) => {
      const tab = tabOf(pick)
      const record = pickOf(tab?.records().filter(({ state }) => state === 'unknown') ?? [], pick)
      if (!tab || !record) return
      dismissed.add(record.id)
      tab.store.dispatch(dismissRequested(record.id))
    },
    pass: ({ amount, pick }) => clock.pass(amount ** 3 * (pick + 1) * 500),
  }

  const records = (): Transaction[] => {
    const newest = new Map<string, Transaction>()
    for (const record of tabs.flatMap((tab) => tab.records()))
      if ((newest.get(record.id)?.rev ?? -1) < record.rev) newest.set(record.id, record)
    return [...newest.values()]
  }

  /** What holds at every moment. */
  const check = () => {
    const now = records()
    if (wallet.requests.length > clicks) problems.push('I1: more requests to the wallet than confirm clicks')
    const states = new Map(now.map(({ id, state }) => [id, state]))
    for (const [id, record] of known) {
      const state = states.get(id)
      // Of what was never sent, a full storage may keep nothing.
      if (!state && record.state !== 'notSent' && record.state !== 'checking')
        problems.push(`I3: ${id} (${record.state}) has vanished`)
      if (state && isFinal(record) && state !== record.state && !moved)
        problems.push(`I4: ${record.state} has become ${state}`)
    }
    const claims = now.map(hashOf).filter((hash) => hash !== undefined)
    if (new Set(claims).size !== claims.length) problems.push('I2: a hash belongs to two records')
    for (const record of now) {
      known.set(record.id, record)
      if (!stateText(record)) problems.push(`I5: ${record.state} has no text`)
    }
    return now
  }

  const mineOf = (one: Asked) => (found: VirtualTransaction) => one.hashes.has(found.hash)

  /** The states in which the chain's truth may be told. */
  const truthOf = (one: Asked, record: Transaction): readonly State[] => {
    const { transaction, sent } = one.request
    const unheard: State[] = hashOf(record) ? [] : ['unknown', 'awaitingSignature']
    if (!transaction) return [...unheard, 'rejected', 'notSent']
    const mined = chain.mined().find(({ from, nonce }) => from === transaction.from && nonce === transaction.nonce)
    const unseen: State[] = 'nonce' in record && record.nonce !== undefined ? [] : ['unknown']
    if (mined && mineOf(one)(mined) && mined.input === sent.input)
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
    async run(command: Command) {
      await steps[command.type](command)
      await turn()
      check()
    },
    /** Nothing more happens: the records must tell the truth after three looks at the chain. */
    async settle() {
      chain.state.down = false
      storage.state.full = false
      tabs.forEach((tab) => tab.look(true))
      await clock.pass(5_000)
      for (let look = 0; look < 3; look += 1) {
        const [tab] = tabs
        for (const { id } of tab?.records() ?? []) tab?.store.dispatch(recheckRequested(id))
        await turn()
      }
      const now = check()
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
