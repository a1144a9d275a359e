import { account } from './fakeWallet'
import { chainA } from './testChains'

/** Stores a record as an earlier visit would have left it. */
export function keepTransaction(id: string, changes: object) {
  const record = {
    v: 1,
    id,
    rev: 3,
    planId: 'plan',
    tabId: 'another',
    kind: 'addVesting',
    description: {
      name: 'addVestingSchedule',
      contract: 'vesting',
      fields: [{ label: 'Amount', kind: 'amount', value: '1000000000000000000000' }],
    },
    chainId: chainA.id,
    chainIdentity: `0x${'0'.repeat(63)}1`,
    from: account,
    to: chainA.contracts.vesting,
    data: '0x',
    value: '0',
    gas: '1',
    done: 'Vesting added successfully',
    drafts: [],
    createdAt: Date.now() - 120_000,
    askedAt: Date.now() - 120_000,
    nonceHint: 0,
    latestNonceAtAsk: 0,
    startBlock: 90,
    ...changes,
  }
  window.localStorage.setItem(`tx.v1.${id}`, JSON.stringify(record))
}
