import { revertText } from '../testing/chainState'
import { account, otherAccount } from '../testing/fakeWallet'
import { askWallet } from './askWallet'

const hash = `0x${'ab'.repeat(32)}`
const intent = {
  ...{ v: 1 as const, id: 'a', rev: 0, planId: 'p', tabId: 'p', kind: 'addVesting' as const, chainId: 1, done: '' },
  ...{ description: { name: 'f', contract: undefined, fields: [] }, chainIdentity: hash, drafts: [], createdAt: 0 },
  ...{ from: account, to: otherAccount, data: '0x', value: '0', gas: '1', notified: undefined },
}

/** What a wallet's error means for the record. */
const thrown = (error: unknown, used = 0) =>
  askWallet({ request: jest.fn<Promise<unknown>, []>().mockRejectedValue(error) }, intent, {
    symbol: 'ETH',
    now: () => 5,
    used,
  })

const data = revertText('Only the owner')
const message = 'Internal JSON-RPC error.'

it.each([
  [{ code: -32603, message, data: { message: 'execution reverted', data } }],
  [{ code: -32603, message, data: { originalError: { code: 3, data } } }],
  [new Error('could not coalesce error', { cause: { info: { error: { data } } } })],
])(
  'gives the reason of the contract in what the wallet throws, and does not say that nothing was sent: %#',
  async (error) => {
    expect(await thrown(error)).toEqual({ type: 'unclear', reason: 'Only the owner', at: 5 })
  },
)

it.each([
  ['a hash', hash],
  ['no data', '0x'],
  ['an error that no contract of the platform has', '0xdeadbeef'],
])('takes %s in what the wallet throws for no reason of a contract', async (_what, other) => {
  expect(await thrown({ code: -32603, message, data: other })).toMatchObject({ reason: message })
})

it('does not say to try again when the nonce may have been used by what it asked for', async () => {
  expect(await thrown({ code: -32000, message: 'nonce too low' })).toEqual({
    type: 'unclear',
    reason: 'The nonce that your wallet chose has been used.',
    at: 5,
  })
})

it('says that the person refused, whatever data the wallet adds', async () => {
  expect(await thrown({ code: 4001, message: 'no', data })).toMatchObject({
    as: 'rejected',
    reason: 'User rejected request.',
  })
})

it('takes a transaction whose hash the wallet throws for sent, also when it says beside it that the person refused', async () => {
  expect(await thrown({ code: 4001, message: 'no', transactionHash: hash })).toEqual({ type: 'hashKnown', hash, at: 5 })
})
