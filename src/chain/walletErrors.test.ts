import fc from 'fast-check'
import { readWalletError, someCoin, type WalletFailure } from './walletErrors'

const hash = `0x${'ab'.repeat(32)}`
const rpcError = (code: number, message: string, data?: unknown) => ({ code, message, data })

/** The code, what it means for a transaction that was asked for, and the words. */
const byCode: readonly [unknown, WalletFailure['kind'], string][] = [
  [rpcError(4001, 'nope'), 'rejected', 'User rejected request.'],
  [{ code: 'ACTION_REJECTED' }, 'rejected', 'User rejected request.'],
  [rpcError(4100, 'Unauthorized'), 'notSent', 'This account is not connected to the site. Connect again.'],
  [rpcError(4200, 'no'), 'notSent', 'Your wallet does not support this. Do it in the wallet.'],
  [rpcError(-32601, 'no'), 'notSent', 'Your wallet does not support this. Do it in the wallet.'],
  [rpcError(-32602, 'Invalid params'), 'notSent', 'Invalid params'],
  [rpcError(4900, 'Disconnected'), 'unclear', 'Wallet is offline.'],
  [rpcError(4901, 'Chain disconnected'), 'unclear', 'Wallet is not connected to this network.'],
  [rpcError(4902, 'no'), 'unknownChain', "Your wallet doesn't know this network."],
  [rpcError(-32002, 'busy'), 'notSent', 'A request is already open in your wallet. Open it.'],
  [rpcError(-32002, 'request timed out'), 'unclear', 'request timed out'],
  [rpcError(-32002, 'Timeout exceeded'), 'unclear', 'Timeout exceeded'],
  [rpcError(-32000, 'nonce too low'), 'notSent', "The wallet's nonce is outdated. Try again"],
  [
    rpcError(-32000, 'nonce too high'),
    'notSent',
    "The wallet's nonce is too high. Clear the wallet's activity data, then try again.",
  ],
  [
    rpcError(-32000, 'insufficient funds for gas * price + value'),
    'notSent',
    "Not enough of the network's coin for the network fee.",
  ],
  [
    rpcError(-32000, 'replacement transaction underpriced'),
    'notSent',
    'The network fee is too low for this transaction.',
  ],
  [rpcError(-32000, 'transaction underpriced'), 'notSent', 'The network fee is too low for this transaction.'],
  [rpcError(-32000, 'already known'), 'unclear', 'already known'],
  [rpcError(-32602, 'already known'), 'unclear', 'already known'],
  [rpcError(-32603, 'Internal JSON-RPC error.'), 'unclear', 'Internal JSON-RPC error.'],
  [rpcError(-32005, 'limit exceeded'), 'unclear', 'limit exceeded'],
  [rpcError(5000, ''), 'unclear', 'An error occurred.'],
  [rpcError(5000, '', '0x08c379a0'), 'unclear', 'An error occurred.'],
  [new TypeError("Cannot read properties of undefined (reading 'send')"), 'unclear', 'An error occurred.'],
  [undefined, 'unclear', 'An error occurred.'],
  [null, 'unclear', 'An error occurred.'],
  ['The device is locked', 'unclear', 'The device is locked'],
  [{}, 'unclear', 'An error occurred.'],
]

it.each(byCode)('%j means %s: %s', (error, kind, text) => {
  expect(readWalletError(error)).toMatchObject({ kind, text })
})

const nestings: Record<string, (inner: object) => unknown> = {
  'data.originalError': (inner) => rpcError(-32603, 'Internal JSON-RPC error.', { originalError: inner }),
  data: (inner) => rpcError(-32603, 'Internal JSON-RPC error.', inner),
  error: (inner) => ({ error: inner }),
  'info.error': (inner) =>
    Object.assign(new Error('could not coalesce error'), { code: 'UNKNOWN_ERROR', info: { error: inner } }),
  cause: (inner) => new Error('Request failed', { cause: inner }),
}
describe.each(Object.keys(nestings))('a code under %s', (where) => {
  it.each<[number, WalletFailure['kind']]>([
    [4001, 'rejected'],
    [4902, 'unknownChain'],
    [4100, 'notSent'],
  ])('is found: %i', (code, kind) => {
    expect(readWalletError(nestings[where]?.({ code, message: 'x' }))).toMatchObject({ kind })
  })

  it('is not taken for a request that is open in the wallet: it is a node that took too long', () => {
    expect(readWalletError(nestings[where]?.({ code: -32002, message: 'x' }))).toMatchObject({ kind: 'unclear' })
  })
})

it.each([
  'User rejected the request.',
  'MetaMask Tx Signature: User denied transaction signature.',
  'user closed the modal',
  'Request rejected by the user',
  'Request rejected',
  'ethers-user-denied: MetaMask',
  'Transaction declined',
  'User cancelled',
])('takes "%s" for a refusal of the person', (message) => {
  expect(readWalletError(new Error(message)).text).toBe('User rejected request.')
})

it.each([
  'cannot estimate gas (code=INSUFFICIENT_FUNDS, version=6.17.0)',
  "Sender doesn't have enough funds to send tx. The max upfront cost is: 5",
  'InsufficientFunds, Balance is zero, cannot pay gas',
  'Upfront cost exceeds account balance',
  'insufficient balance for transfer',
])('takes "%s" for too little of the coin, and nothing sent', (message) => {
  expect(readWalletError(rpcError(-32603, 'Internal JSON-RPC error.', { message }))).toMatchObject({
    kind: 'notSent',
    text: `Not enough ${someCoin} for the network fee.`,
  })
})

it.each(['execution reverted: insufficient balance for transfer', 'ERC20: transfer amount exceeds balance'])(
  'does not take the reason of a contract, "%s", for too little of the coin',
  (message) => {
    expect(readWalletError(rpcError(-32603, message)).kind).toBe('unclear')
  },
)

it('takes no refusal of a node for one of the person', () => {
  const error = readWalletError(rpcError(-32000, 'transaction rejected: fee cap below minimum'))
  expect(error).toMatchObject({ kind: 'unclear', text: 'fee cap below minimum' })
})

it.each([
  ['with the code of such a refusal', rpcError(-32003, 'Transaction rejected')],
  ['inside', rpcError(-32603, 'Internal JSON-RPC error.', { message: 'transaction rejected' })],
  ['of a gateway', rpcError(-32603, 'Internal JSON-RPC error.', { message: '<title>Request Rejected</title>' })],
  ['of a gateway, in a sentence that wallets pass on as their own', rpcError(-32603, 'The request was rejected.')],
  ['of a gateway, with a reason', rpcError(-32000, 'request rejected: too many of them')],
])('takes no bare refusal of a node for one of the person: %s', (_where, error) => {
  expect(readWalletError(error).kind).toBe('unclear')
})

it.each([
  ['Ledger device: Locked device (0x5515)', 'Locked device (0x5515)'],
  [
    'TransportStatusError: Ledger device: Invalid data received (0x6a80)',
    'Ledger device: Invalid data received (0x6a80)',
  ],
  ['Ledger device: UNKNOWN_ERROR (0x650f)', 'UNKNOWN_ERROR (0x650f)'],
  [
    'Please enable Blind signing or Contract data in the Ethereum app Settings',
    'Please enable Blind signing or Contract data in the Ethereum app Settings',
  ],
])('knows that nothing was sent by "%s" of a hardware wallet', (message, text) => {
  expect(readWalletError(rpcError(-32603, message))).toMatchObject({ kind: 'notSent', text })
})

it('takes a refusal on a hardware wallet for one of the person', () => {
  const message = 'Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)'
  expect(readWalletError(rpcError(-32603, message)).kind).toBe('rejected')
})

it('says that the fee has risen where a node says so by trying the transaction out', () => {
  const message = 'err: max fee per gas less than block base fee: address 0x70bF, maxFeePerGas: 1 baseFee: 2'
  expect(readWalletError(rpcError(-32603, 'Internal JSON-RPC error.', { code: -32000, message }))).toMatchObject({
    kind: 'notSent',
    text: 'The network fee has just risen above what your wallet offered. Try again',
  })
})

it('finds a refusal of the person at the end of one text of several', () => {
  const error = rpcError(-32603, 'Transaction was rejected.', { message: 'Ledger' })
  expect(readWalletError(error).kind).toBe('rejected')
})

it.each([
  'Unrecognized chain ID "0x7a69". Try adding the chain using wallet_addEthereumChain first.',
  'Unknown chain id',
  'The chain has not been added to the wallet',
])('takes "%s" for an unknown chain', (message) => {
  expect(readWalletError(rpcError(-32603, message)).kind).toBe('unknownChain')
})

it.each([
  ['Wallet Error: the device is locked', 'the device is locked'],
  ['See http://docs.example/errors', 'See http://docs.example/errors'],
  ['first line\nsecond line', 'first line'],
])('shortens %j to its first paragraph without the prefix', (message, text) => {
  expect(readWalletError(new Error(message)).text).toBe(text)
})

it.each([
  ['at the top', { code: 'NETWORK_ERROR', sendTransactionHash: hash }],
  ['in info', { code: 'NETWORK_ERROR', message: 'network changed', info: { sendTransactionHash: hash } }],
  ['in the cause', new Error('x', { cause: { transactionHash: hash } })],
])('finds the hash of a transaction that was sent all the same %s', (_where, error) => {
  expect(readWalletError(error).hash).toBe(hash)
})

it('believes no hash of another form', () => {
  expect(readWalletError({ transactionHash: '0x12' })).not.toHaveProperty('hash')
})

it('never throws and always has a short text, whatever a wallet throws', () => {
  const error = fc.oneof(
    fc.anything(),
    fc.record({ code: fc.anything(), message: fc.anything(), data: fc.anything(), cause: fc.anything() }),
  )
  fc.assert(
    fc.property(error, (thrown) => {
      const { text } = readWalletError(thrown)
      return text.trim().length > 0 && text.length <= 300
    }),
    { numRuns: 2_000 },
  )
})

it('shows the details of an error rather than its message', () => {
  const error = Object.assign(new Error('The contract call went wrong.'), { details: 'The device is asleep' })
  expect(readWalletError(error).text).toBe('The device is asleep')
})

it.each([
  ['of a wallet', (text: string) => text],
  ['of a node', (text: string) => rpcError(-32603, 'Internal JSON-RPC error.', { message: text })],
])('reads only the first 10,000 characters of a text %s', (_whose, errorOf) => {
  const words = 'unknown chain'
  expect(readWalletError(errorOf(`${'.'.repeat(9_900)} ${words}`)).kind).toBe('unknownChain')
  expect(readWalletError(errorOf(`${'.'.repeat(10_000)} ${words}`)).kind).toBe('unclear')
})
