import { account } from '../testing/fakeWallet'
import { createRecordStore } from './recordStore'
import { parseTransaction } from './transactionRecord'

const record = parseTransaction({
  ...{ v: 1, id: 't', rev: 0, planId: 'p', tabId: 'p', kind: 'addVesting', chainId: 1, chainIdentity: 'first block' },
  ...{ description: { name: 'f', fields: [] }, from: account, to: account, data: '0x', value: '0', gas: '1' },
  ...{ done: '', drafts: [], createdAt: 1, state: 'checking' },
})
if (!record) throw new Error('No record')

it('takes nothing for written that cannot be read back', () => {
  const store = createRecordStore(window)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined)
  expect(store.putVerified(record)).toBe(false)
})
