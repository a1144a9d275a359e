import { revertError, revertText } from '../testing/chainState'
import { interfaces } from './interfaces'
import { lacksAllowance, revertReason } from './revertReason'
import { NodeUnavailable, RpcError } from './rpc'
import { openZeppelinErrors } from './openZeppelinErrors'

const who = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const refusal = (data: unknown, message = 'execution reverted', code = 3) => new RpcError(code, message, data)
const role = `0x${'1'.repeat(64)}`
const panic = (code: number) => interfaces.token.encodeErrorResult('Panic', [code])
const notOwner = revertError('vesting', 'OwnableUnauthorizedAccount', [who])
const tooSmall = revertError('token', 'ERC20InsufficientAllowance', [who, 1n, 2n])

it.each([
  [revertText('Cliff period has not ended'), 'Cliff period has not ended'],
  [revertText('Owner does not have enough balance'), 'Owner does not have enough balance'],
  [notOwner, "This wallet doesn't own the contract."],
  [tooSmall, "The contract isn't allowed to transfer that many tokens from this wallet. Approve them first."],
  [revertError('token', 'ERC20InsufficientBalance', [who, 1n, 2n]), "The wallet doesn't have enough tokens."],
  [openZeppelinErrors.encodeErrorResult('EnforcedPause'), 'The contract is paused.'],
  [panic(0x11), 'The contract failed: A number became too large or too small.'],
  [panic(0x32), 'The contract failed: A list was read beyond its end.'],
  [panic(0x99), 'The contract failed: panic 153.'],
  ['0xdeadbeef', 'The contract rejected this with the unknown error 0xdeadbeef.'],
  ['0x', 'The contract rejected this without a reason.'],
  [undefined, 'The contract rejected this without a reason.'],
  [revertText(''), 'The contract rejected this without a reason.'],
  [revertText('\u202e evil\n\u0000text'), 'evil text'],
  ['0x08c379a0ffff', 'The contract rejected this without a reason.'],
])('reads revert data %#', (data, reason) => {
  expect(revertReason(refusal(data))).toBe(reason)
})

it.each([
  ['deeper in the data', refusal({ data: notOwner }, 'Internal JSON-RPC error.', -32603)],
  ['under the original error', refusal({ originalError: { code: 3, data: notOwner } }, 'x', -32603)],
  ['behind a word', refusal(`Reverted ${notOwner}`, 'VM execution error.', -32015)],
  ['in the message', refusal(undefined, `execution reverted: custom error ${notOwner}`)],
])('finds revert data %s', (_where, error) => {
  expect(revertReason(error)).toBe("This wallet doesn't own the contract.")
})

it.each([undefined, '0x'])('takes the text of a node that gives no data (%j)', (data) => {
  expect(revertReason(refusal(data, 'execution reverted: No tokens to release', -32000))).toBe('No tokens to release')
})

it('takes an address in the text of a node for no revert data', () => {
  expect(revertReason(refusal(undefined, `execution reverted: not allowed for ${who}`))).toBe(`not allowed for ${who}`)
})

const known = [...Object.values(interfaces), openZeppelinErrors]

it('has a sentence for every custom error of the contracts, and for the usual ones of OpenZeppelin', () => {
  const errors = known.flatMap((contract) =>
    contract.fragments.flatMap((fragment) => (fragment.type === 'error' ? [contract.getError(fragment.format())] : [])),
  )
  expect(errors.length).toBeGreaterThan(20)
  for (const error of errors) {
    const args = error?.inputs.map(({ type }) => (type === 'address' ? who : type === 'bytes32' ? role : 1n)) ?? []
    const contract = known.find((one) => error && one.getError(error.selector))
    const data = contract?.encodeErrorResult(error?.selector ?? '', args)
    expect(revertReason(refusal(data))).not.toMatch(/refused: |unknown error/)
  }
})

it.each<[string, unknown]>([
  ['a silent node', new NodeUnavailable({ name: 'Local Chain A' })],
  ['too little coin', refusal(undefined, `insufficient funds for gas * price + value: address ${who}`, -32000)],
  ['a busy node', refusal(undefined, 'limit exceeded', -32005)],
  ['no error', undefined],
  ['a text', 'execution reverted'],
])('does not take %s for the refusal of a contract', (_what, error) => {
  expect(revertReason(error)).toBeUndefined()
})

it.each<[string, unknown, string]>([
  ['the custom error', refusal(tooSmall), 'yes'],
  ['the text of older tokens', refusal(revertText('ERC20: transfer amount exceeds allowance')), 'yes'],
  ['a text without data', refusal(undefined, 'execution reverted: ERC20: insufficient allowance'), 'yes'],
  ['an unknown error', refusal('0x13be252b'), 'maybe'],
  ['no reason', refusal(undefined), 'maybe'],
  ['too few tokens', refusal(revertError('token', 'ERC20InsufficientBalance', [who, 1n, 2n])), 'no'],
  ['too few older tokens', refusal(revertText('ERC20: transfer amount exceeds balance')), 'no'],
  ['another reason without data', refusal(undefined, 'execution reverted: Invalid account'), 'no'],
  ['another owner', refusal(notOwner), 'no'],
  ['a busy node', refusal(undefined, 'limit exceeded', -32005), 'no'],
  ['a silent node', new NodeUnavailable({ name: 'Local Chain A' }), 'no'],
])('tells a missing approval: %s', (_what, error, answer) => {
  expect(lacksAllowance(error)).toBe(answer)
})
