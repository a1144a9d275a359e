import { isForgotten } from '../../transactions/transactionFacts'
import type { Transaction } from '../../transactions/transactionRecord'
import { planClosed, planConfirmed, planRequested, resendRequested } from '../../transactions/transactionsSlice'
import { account, otherAccount } from '../fakeWallet'
import { bySafe } from './contractWallet'
import { pickOf, waitingIn, type Asked, type AskedAgain, type Facts } from './modelFacts'
import { releaseRequest } from './requests'
import { turn } from './virtualBrowser'
import type { VirtualTab } from './virtualTab'
import { refusal } from './virtualWallet'

/** Confirms the transaction of this number in a tab, with a double click. */
export async function submit(facts: Facts, tab: VirtualTab, number: number) {
  const { asked, problems, world } = facts
  tab.store.dispatch(planClosed())
  tab.store.dispatch(planRequested(releaseRequest(number, { done: `Released by click ${facts.clicks + 1}` })))
  await turn()
  if (tab.plan()?.phase !== 'review') return
  facts.clicks += 1
  const before = world.wallet.requests.length
  // Nobody presses twice in one millisecond.
  await world.clock.pass(1)
  tab.store.dispatch(planConfirmed())
  tab.store.dispatch(planConfirmed())
  await turn()
  for (const request of world.wallet.requests.slice(before)) {
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

/** The wallet sends what it was asked for; without `answer` it says nothing of it. */
export function accept(one: Asked | undefined, answer: boolean) {
  if (!one || one.request.transaction || one.beforeRestart) return
  one.hashes.add(one.request.accept({ answer }).hash)
}

/** A contract wallet's call inside another account's transaction. */
export function acceptInside({ world: { chain } }: Facts, one: Asked | undefined, innerFails: boolean) {
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
export function foreignHash({ world: { chain } }: Facts, one: Asked, pick: number) {
  const { sent } = one.request
  if (pick % 3 === 0) return `0x${'f'.repeat(63)}${pick}`
  const same = { from: otherAccount, to: sent.to, input: sent.input, value: sent.value }
  const { hash } = chain.broadcast(pick % 3 === 1 ? same : { ...same, from: account, to: otherAccount, input: '0x' })
  if (pick > 2) chain.mine()
  return hash
}

/** Sends a forgotten transaction again, with a double click. */
export async function resend(facts: Facts, pick: number) {
  const { asked, askedAgain, problems, tabs, world } = facts
  const tab = pickOf(tabs, pick)
  const record = pickOf(tab?.records().filter((one) => isForgotten(one, world.clock.now())) ?? [], pick)
  const one = asked.find(({ recordId }) => recordId === record?.id)
  if (!tab || !record || !one) return
  facts.clicks += 1
  const before = world.wallet.requests.length
  tab.store.dispatch(resendRequested(record.id))
  tab.store.dispatch(resendRequested(record.id))
  await turn()
  for (const request of world.wallet.requests.slice(before)) {
    if (Number(request.sent.nonce) !== one.request.transaction?.nonce) problems.push('sent again under another number')
    askedAgain.push({ request, one, tab })
  }
}

/** The wallet answers a Resend: it refuses, names another hash, or sends, with the old number or with one of its own. */
export function answerResend(facts: Facts, { request, one, tab }: AskedAgain, pick: number) {
  const { chain } = facts.world
  const first = one.request.transaction
  const nonce = Number(request.sent.nonce)
  const isFree = ![...chain.mined(), ...chain.state.pool].some((it) => it.from === account && it.nonce === nonce)
  if (!first || one.beforeRestart || pick === 0) return request.reject(refusal)
  if (pick === 1) return request.answer(foreignHash(facts, one, 4))
  if (pick === 2) {
    const { from, to, input, value } = request.sent
    const second = chain.broadcast({ from, to, input, value })
    if (second.nonce === first.nonce) one.hashes.add(second.hash)
    else if (facts.tabs.includes(tab)) facts.underOtherNumber.push(second)
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

/** The wallet replaces a waiting transaction. */
export function replaceBy(facts: Facts, pick: number, by: Parameters<Facts['world']['chain']['replace']>[1]) {
  const old = pickOf(waitingIn(facts), pick)
  const owner = old && facts.asked.find(({ hashes }) => hashes.has(old.hash))
  if (old && owner) owner.hashes.add(facts.world.chain.replace(old, by).hash)
}
