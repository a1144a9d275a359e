import type { UnknownAction } from '@reduxjs/toolkit'
import { account } from '../testing/fakeWallet'
import type { OpenPlan } from './plan'
import { parseTransaction, type Transaction } from './transactionRecord'
import {
  drawerClosed,
  drawerOpened,
  nodesNoted,
  planChanged,
  planClosed,
  transactionAdded,
  transactionSynced,
  transactionRemoved,
  transactionsFound,
  transactionsSlice,
  unreadableSeen,
  type TransactionsState,
} from './transactionsSlice'

const none = transactionsSlice.getInitialState()

function record(id: string, rev = 1): Transaction {
  const description = { name: 'release', contract: 'vesting', fields: [] }
  const call = { from: account, to: account, data: '0x', value: '0', gas: '1' }
  const ids = { v: 1, id, rev, planId: 'p', tabId: 'tab', kind: 'releaseVesting', chainId: 1, chainIdentity: 'first' }
  const parsed = parseTransaction({
    ...ids,
    ...call,
    description,
    done: '',
    drafts: [],
    createdAt: 1,
    state: 'checking',
  })
  if (!parsed) throw new Error('No record')
  return parsed
}

const [a, newerA, b] = [record('a'), record('a', 2), record('b')]
const damaged = { id: 'a', damaged: '{' }
const request = {
  kind: 'releaseVesting',
  chainId: 1,
  from: account,
  call: { to: account, data: '0x', value: '0' },
  pays: { amount: '1', account },
  done: '',
  drafts: [],
} as const
const plan: OpenPlan = { request, step: 1, steps: 1, phase: 'checking' }

it.each<[Partial<TransactionsState>, UnknownAction, Partial<TransactionsState>]>([
  [{}, transactionAdded(a), { records: { a } }],
  [{ records: { a } }, transactionSynced(b), { records: { a, b } }],
  [{ records: { a } }, transactionSynced(newerA), { records: { a: newerA } }],
  [{ records: { a: newerA } }, transactionSynced(a), { records: { a: newerA } }],
  [{ records: { a: newerA } }, transactionsFound([a, b]), { records: { a, b } }],
  [{ records: { a, b } }, transactionRemoved('a'), { records: { b } }],
  [{ unreadable: { a: damaged } }, transactionRemoved('a'), { unreadable: {} }],
  [{ records: { a, b } }, unreadableSeen(damaged), { records: { b }, unreadable: { a: damaged } }],
  [{}, planChanged(plan), { plan }],
  [{ plan }, planClosed(), { plan: undefined }],
  [{}, nodesNoted({ chainId: 1, note: { behind: 2 } }), { nodes: { 1: { behind: 2 } } }],
  [
    { nodes: { 1: { behind: 2 }, 5: { silentSince: 9 } } },
    nodesNoted({ chainId: 1, note: {} }),
    { nodes: { 1: {}, 5: { silentSince: 9 } } },
  ],
  [{}, drawerOpened(), { drawerOpen: true }],
  [{}, drawerOpened('a'), { drawerOpen: 'a' }],
  [{ drawerOpen: 'a' }, drawerOpened(), { drawerOpen: true }],
  [{ drawerOpen: 'a' }, drawerClosed(), { drawerOpen: false }],
])('%j after %j has %j', (from, event, to) =>
  expect(transactionsSlice.reducer({ ...none, ...from }, event)).toEqual({ ...none, ...from, ...to }),
)
