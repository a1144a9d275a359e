import { askChain } from '../api/askChain'
import { chainErrorText } from '../chain/chainErrorText'
import { NoContract, MalformedResponse } from '../chain/responseErrors'
import { ChainNotConfigured, NodeUnavailable, RpcError } from '../chain/rpc'
import { readWalletError } from '../chain/walletErrors'
import { PlanRefused } from '../transactions/planRefused'
import { withTimeout } from '../wallet/browser/withTimeout'
import { UserFacingError, userFacingText } from '../shared/userFacing'

const missingChunk = Object.assign(new Error('Loading chunk 42 failed. (https://x/42.js)'), { name: 'ChunkLoadError' })
const planted = [
  new TypeError("Cannot read properties of undefined (reading 'id')"),
  new RangeError('Maximum call stack size exceeded'),
  new ReferenceError('token is not defined'),
  new SyntaxError('Unexpected token <'),
  missingChunk,
]
const database = new Error('duplicate key value violates unique constraint "users_email_key"')

it.each([...planted, database])('has no text for people of %j', (error) => {
  expect(userFacingText(error)).toBeUndefined()
})

it.each(planted)('never shows %s as the reason of a wallet, also not inside another error', (error) => {
  expect(readWalletError(error).text).toBe('An error occurred.')
  expect(readWalletError({ code: -32603, data: { originalError: error } }).text).toBe('An error occurred.')
})

it.each([...planted.slice(0, 4), database])('never shows %s as the reason of a contract or a chain', async (error) => {
  expect(chainErrorText(error)).toBeUndefined()
  await expect(
    askChain({ nodes: () => Promise.reject(error), credentials: { token: () => '', refused: () => '' } }, 1, () =>
      Promise.resolve(1),
    ),
  ).rejects.toBe(error)
})

it('says of a chunk that did not come, and of a node that refuses, no word of theirs', () => {
  expect(chainErrorText(missingChunk)).toBe("The server didn't respond.")
  expect(chainErrorText(new RpcError(-32000, 'leveldb: closed'))).toBe("The network's node returned an error.")
})

it.each<[Error, string]>([
  [new NodeUnavailable({ name: 'BSC' }), "BSC isn't responding."],
  [new ChainNotConfigured(5), 'Chain 5 is not configured.'],
  [new NoContract(), 'Contract not found on this network'],
  [new MalformedResponse(), "The network's node sent an unexpected response."],
  [new PlanRefused('Not enough ETH for the network fee.'), 'Not enough ETH for the network fee.'],
  [new UserFacingError('A sentence for people.'), 'A sentence for people.'],
])('shows the sentence of %s', (error, text) => {
  expect(chainErrorText(error)).toBe(text)
  expect(readWalletError(error).text).toBe(text)
})

it('shows the sentence of a wallet that does not start', async () => {
  const late = withTimeout(1, new Promise(() => undefined), 'Your wallet does not start.').catch(userFacingText)
  await expect(late).resolves.toBe('Your wallet does not start.')
})
