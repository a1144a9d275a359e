import { createRpc } from '../chain/batchingRpc'
import { addVestingSchedule, approve } from '../chain/contracts'
import { quantity } from '../chain/hex'
import { RpcError } from '../chain/rpc'
import { at } from '../shared/at'
import { chainServer } from '../testing/chainServer'
import { revertError, revertText } from '../testing/chainState'
import { account, otherAccount } from '../testing/fakeWallet'
import { chainA } from '../testing/testChains'
import { AllowanceTooSmall, PlanRefused } from './planRefused'
import { prepareStep } from './prepareStep'

const { token = '', vesting = '' } = chainA.contracts
const call = addVestingSchedule(vesting, { account: otherAccount, amount: 1_000n, cliff: 1n, duration: 10n })

/** Prepares to add a vesting that the contract refuses; `allowed` may be taken from the signer. */
function prepare(refusal: string, { allowed = 0n, mayApprove = true, reverts = {} } = {}) {
  const holder = account.toLowerCase()
  chainServer({
    native: { [holder]: 10n ** 18n },
    allowances: { [holder]: allowed },
    reverts: { addVestingSchedule: refusal, ...reverts },
  })
  const rpc = createRpc(chainA, (...request) => fetch(...request))
  const spends = { spender: vesting, amount: '1000' }
  return prepareStep(rpc, { kind: 'addVesting', from: account, call, spends }, mayApprove)
}

describe.each([
  ['InsufficientAllowance() of Solady', '0x13be252b'],
  ['the panic of a checked subtraction', revertError('token', 'Panic', [0x11])],
  ['a text of its own', revertText('Dai/insufficient-allowance')],
  ['a text that begins as one of another reason', revertText('Invalid allowance')],
  ['no reason', '0x'],
  ['the text of a library of transfers', revertText('TransferHelper::transferFrom: transferFrom failed')],
  ['the error of SafeERC20', revertError('vesting', 'SafeERC20FailedOperation', [token])],
])('a token that words a missing allowance as %s', (_wording, refusal) => {
  it('is approved first', async () => {
    expect((await prepare(refusal)).step).toMatchObject({ kind: 'approve', call: approve(token, vesting, 1_000n) })
  })

  it('is not approved where the allowance is enough: it is refused for another reason', async () => {
    await expect(prepare(refusal, { allowed: 1_000n })).rejects.toThrow(PlanRefused)
  })

  it('is asked again after an approval, which the node may not have yet', async () => {
    await expect(prepare(refusal, { mayApprove: false })).rejects.toThrow(AllowanceTooSmall)
  })
})

it.each([
  ['another owner', revertError('vesting', 'OwnableUnauthorizedAccount', [account])],
  ['another owner, in words', revertText('Ownable: caller is not the owner')],
  ['too few tokens', revertError('token', 'ERC20InsufficientBalance', [account, 1n, 2n])],
  ['too few tokens, in words', revertText('Owner does not have enough balance')],
  ['another account', revertText('Invalid account')],
  ['another duration', revertText('Cliff duration must be less than vesting duration')],
])('asks for no approval, before or after one, where what is refused is %s', async (_what, refusal) => {
  for (const mayApprove of [true, false]) {
    const refused = await prepare(refusal, { mayApprove }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(PlanRefused)
    expect(refused).not.toBeInstanceOf(AllowanceTooSmall)
  }
})

it('is approved first where only the estimate, which may count what is not mined yet, finds the allowance used up', async () => {
  const node = chainServer({
    native: { [account.toLowerCase()]: 10n ** 18n },
    allowances: { [account.toLowerCase()]: 1_000n },
  })
  const estimate = node.answers.eth_estimateGas
  node.answers.eth_estimateGas = (params) => {
    if (at(params[0], 'to') === vesting)
      throw new RpcError(
        3,
        'execution reverted',
        revertError('token', 'ERC20InsufficientAllowance', [vesting, 0n, 1_000n]),
      )
    return estimate?.(params)
  }
  const rpc = createRpc(chainA, (...request) => fetch(...request))
  const request = { kind: 'addVesting', from: account, call, spends: { spender: vesting, amount: '1000' } } as const
  expect((await prepareStep(rpc, request, true)).step).toMatchObject({ kind: 'approve' })
  await expect(prepareStep(rpc, request, false)).rejects.toThrow(AllowanceTooSmall)
})

it('tells the refusal where the token does not tell the allowance', async () => {
  const refusal = revertText('Dai/insufficient-allowance')
  await expect(prepare(refusal, { reverts: { allowance: '0x' } })).rejects.toThrow('Dai/insufficient-allowance')
})

describe('an approval that the token refuses', () => {
  const tooSmall = revertError('token', 'ERC20InsufficientAllowance', [vesting, 1n, 1_000n])
  const rest =
    'An earlier approval of 0.0000000000000004 SSDX still stands. Some tokens take a new one only after it is used or set to 0. Vest at most 0.0000000000000004 SSDX, or set that approval to 0 in your wallet.'
  const refusedFor = (refusal: string, options: Parameters<typeof prepare>[1]) =>
    prepare(refusal, options).then(
      () => undefined,
      (error: unknown) => error,
    )

  it.each([
    ['a missing allowance of its own', tooSmall, '0x', 'The contract rejected this without a reason.'],
    ['no reason', '0x', '0x', 'The contract rejected this without a reason.'],
    ['a reason for the approval', tooSmall, revertText('Use the old approval first.'), 'Use the old approval first.'],
    ['a reason without a full stop', tooSmall, revertText('non-zero allowance'), 'non-zero allowance.'],
  ])('is told with what is still approved, and what to do, after %s', async (_what, refusal, approve, reason) => {
    const refused = await refusedFor(refusal, { allowed: 400n, reverts: { approve } })
    expect(refused).toEqual(new PlanRefused(`${reason} ${rest}`))
  })

  it('is told alone where nothing is approved, or the token does not tell', async () => {
    const alone = new PlanRefused('The contract rejected this without a reason.')
    expect(await refusedFor(tooSmall, { reverts: { approve: '0x' } })).toEqual(alone)
    expect(await refusedFor(tooSmall, { allowed: 400n, reverts: { approve: '0x', allowance: '0x' } })).toEqual(alone)
  })

  it('names the amount without the unit where the token does not tell its symbol', async () => {
    const refused = await refusedFor(tooSmall, { allowed: 400n, reverts: { approve: '0x', symbol: '0x' } })
    expect(String(refused)).toContain('An earlier approval of 0.0000000000000004 tokens still stands.')
  })

  it('says of a fee that cannot be paid only that', async () => {
    const node = chainServer({
      allowances: { [account.toLowerCase()]: 400n },
      reverts: { addVestingSchedule: tooSmall },
    })
    node.answers.eth_estimateGas = () => {
      throw new RpcError(-32000, 'insufficient funds for gas * price + value')
    }
    const rpc = createRpc(chainA, (...request) => fetch(...request))
    const request = { kind: 'addVesting', from: account, call, spends: { spender: vesting, amount: '1000' } } as const
    await expect(prepareStep(rpc, request, true)).rejects.toEqual(
      new PlanRefused('Not enough ETH for the network fee.'),
    )
  })
})

it.each([
  ['what the fee is now', 2n, true],
  ['less than what the fee is now', 1n, false],
])('shows the most that the fee may be, and lets an account sign that has %s', async (_what, gwei, maySign) => {
  const gas = 120_000n
  chainServer({ native: { [account.toLowerCase()]: gas * gwei * 1_000_000_000n } })
  const rpc = createRpc(chainA, (...request) => fetch(...request))
  const request = { kind: 'addVesting', from: account, call, spends: { spender: vesting, amount: '1000' } } as const
  const fee = await prepareStep(rpc, request, true).then(
    ({ step }) => step.fee,
    (error: unknown) => error,
  )
  expect(fee).toEqual(maySign ? String(gas * 3_000_000_000n) : new PlanRefused('Not enough ETH for the network fee.'))
})

it.each([
  [18n, undefined],
  [6n, 'The token has 6 decimals, and this console can only send one with 18.'],
  [24n, 'The token has 24 decimals, and this console can only send one with 18.'],
])('lets nobody sign an amount of a token with other decimals than 18: %s', async (decimals, refusal) => {
  const node = chainServer({ native: { [account.toLowerCase()]: 10n ** 18n } })
  const answer = node.answers.eth_call
  node.answers.eth_call = ([transaction, tag]) =>
    at(transaction, 'data') === '0x313ce567' ? quantity(decimals) : answer?.([transaction, tag])
  const rpc = createRpc(chainA, (...request) => fetch(...request))
  const request = { kind: 'addVesting', from: account, call, spends: { spender: vesting, amount: '1000' } } as const
  const refused = await prepareStep(rpc, request, true).then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(refused).toEqual(refusal && new PlanRefused(refusal))
})
