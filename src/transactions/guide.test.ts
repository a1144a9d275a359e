import { readFileSync } from 'node:fs'
import { readWalletError } from '../chain/walletErrors'
import * as statusWords from '../config/statusWords'
import { keysOf } from '../contract/keysOf'
import { stateText } from './stateText'
import { parseTransaction, type State, type Transaction } from './transactionRecord'
import { transactionStates } from './transactionStates'

const guide = readFileSync('docs/guide.md', 'utf8')
const [, chapter = ''] = /\n## Statuses\n([^]*?)\n## /.exec(guide) ?? []

/** The bold words in the second column of the guide's table of statuses, by the words of the first column. */
function statusesIn(table: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  let of = ''
  for (const line of table.split('\n').filter((one) => one.startsWith('|'))) {
    const [, first = '', second = ''] = line.split('|').map((cell) => cell.trim())
    if (first) of = first
    found.set(of, [...(found.get(of) ?? []), ...[...second.matchAll(/\*\*(.+?)\*\*/g)].map(([, word = '']) => word)])
  }
  return found
}

/** The words of `statusWords.ts`, and what the guide's table calls the rows that have them. */
const rowsWith: Readonly<Record<keyof typeof statusWords, readonly string[]>> = {
  activeLabels: ['users', 'admins', 'tasks'],
  campaignLabels: ['campaigns'],
  compactCampaignLabels: ['campaigns, on a phone'],
  assetLabels: ['tracked assets'],
  outcomeLabels: ['activity'],
}

const declined = readWalletError({ code: 4001 }).text
const notSent = 'Your wallet has a different account selected. Nothing was sent.'

/** A record with the fields of every state, of which parsing keeps those of its own. */
function inState(state: State, more: object = {}): Transaction {
  const hash = `0x${'a'.repeat(64)}`
  const record = parseTransaction({
    ...{ v: 1, id: 't', rev: 0, planId: 'p', tabId: 'a', kind: 'addVesting', chainId: 1, chainIdentity: hash },
    ...{ description: { name: 'addVestingSchedule', fields: [] }, data: '0x', value: '0', gas: '1', done: 'Vested' },
    ...{ from: `0x${'1'.repeat(40)}`, to: `0x${'2'.repeat(40)}`, drafts: [], createdAt: 1, askedAt: 2, nonceHint: 0 },
    ...{ latestNonceAtAsk: 0, startBlock: 1, hash, submittedAt: 3, polls: 0, since: 4, endedAt: 4 },
    ...{ block: { number: 2, hash }, confirmations: 3, depth: 12 },
    reason: state === 'rejected' ? declined : notSent,
    state,
    ...more,
  })
  if (!record) throw new Error(`No record in the state ${state}`)
  return record
}

it.each(keysOf(rowsWith))('has every word of %s in its table of statuses', (name) => {
  const words = Object.values(statusWords[name])
  for (const row of rowsWith[name]) expect(statusesIn(chapter).get(row)).toEqual(expect.arrayContaining(words))
})

it('knows where each list of status words is shown', () => {
  expect(Object.keys(rowsWith).sort()).toEqual(Object.keys(statusWords).sort())
})

it.each(keysOf(transactionStates))('has what a transaction says in the state %s in its table of statuses', (state) => {
  expect(statusesIn(chapter).get('transactions')).toContain(stateText(inState(state)))
})

it('has what a transaction says that has failed in a block which is not final in its table of statuses', () => {
  expect(statusesIn(chapter).get('transactions')).toContain(stateText(inState('confirming', { success: false })))
})

it('has what a transaction says that no node has any more in its table of statuses', () => {
  expect(statusesIn(chapter).get('transactions')).toContain(stateText(inState('submitted', { unseenSince: 5 })))
})
