import { chainServer } from '../testing/chainServer'
import { revertText } from '../testing/chainState'
import { chainA } from '../testing/testChains'
import { createRpc } from './batchingRpc'
import { areTwoChains, chainIdentity } from './chainIdentity'
import { releaseVestedTokens } from './contracts'
import { estimate, limitWithHeadroom } from './estimateGas'
import { quantity } from './hex'
import { revertReason } from './revertReason'
import { RpcError } from './rpc'

const from = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const call = releaseVestedTokens(chainA.contracts.vesting ?? '', from)
const rpcOf = () => createRpc(chainA, (...request) => fetch(...request))
const refuse = () => {
  throw new RpcError(-32601, 'no such method')
}

it('estimates gas, the most it may cost and what the signer has, in one HTTP request', async () => {
  const node = chainServer({ native: { [from.toLowerCase()]: 5n } })
  const gwei = 1_000_000_000n
  expect(await estimate(rpcOf(), { from, call })).toEqual({
    gas: 120_000n,
    fee: 120_000n * 3n * gwei,
    leastFee: 120_000n * 2n * gwei,
    balance: 5n,
  })
  expect(node.requests).toHaveLength(1)
  expect(node.asked('eth_estimateGas')[0]?.params).toEqual([{ from, to: call.to, data: call.data, value: '0x0' }])
})

it.each([{}, { baseFeePerGas: null }])('takes the price of a chain without a base fee (%j)', async (fees) => {
  const node = chainServer()
  node.answers.eth_getBlockByNumber = () => ({ gasLimit: quantity(30_000_000), ...fees })
  expect(await estimate(rpcOf(), { from, call })).toMatchObject({ fee: 120_000n * 2_000_000_000n })
})

it('takes the price the node says where tips are unknown', async () => {
  chainServer().answers.eth_maxPriorityFeePerGas = refuse
  expect(await estimate(rpcOf(), { from, call })).toMatchObject({ fee: 120_000n * 2_000_000_000n })
})

it('asks for no more gas than a block takes', async () => {
  chainServer().answers.eth_estimateGas = () => quantity(29_000_000)
  expect(await estimate(rpcOf(), { from, call })).toMatchObject({ gas: 30_000_000n })
})

it('adds a fifth without rounding through a float', () => {
  expect([limitWithHeadroom(21_000n), limitWithHeadroom(3n), limitWithHeadroom(10n ** 30n)]).toEqual([
    25_200n,
    3n,
    12n * 10n ** 29n,
  ])
})

it('says why the contract would refuse', async () => {
  chainServer({ reverts: { releaseVestedTokens: revertText('No tokens to release') } })
  const error: unknown = await estimate(rpcOf(), { from, call }).catch((reason: unknown) => reason)
  expect(revertReason(error)).toBe('No tokens to release')
})

it.each(['eth_estimateGas', 'eth_getBlockByNumber', 'eth_gasPrice', 'eth_getBalance'])(
  'refuses an estimate with garbage from %s',
  async (method) => {
    const node = chainServer()
    node.answers.eth_maxPriorityFeePerGas = refuse
    node.answers[method] = () => 'soon'
    await expect(estimate(rpcOf(), { from, call })).rejects.toMatchObject({ name: 'MalformedResponse' })
  },
)

it('refuses an estimate of no gas at all', async () => {
  chainServer().answers.eth_estimateGas = () => '0x0'
  await expect(estimate(rpcOf(), { from, call })).rejects.toMatchObject({ name: 'MalformedResponse' })
})

it('knows a chain by the hash of its first block', async () => {
  const node = chainServer()
  const first = await chainIdentity(rpcOf())
  expect(first).toMatch(/^0x0+1$/)
  expect(node.asked('eth_getBlockByNumber')[0]?.params).toEqual(['0x0', false])
  for (const block of ['x', {}, { hash: '0x12' }, { hash: 5 }]) {
    chainServer().answers.eth_getBlockByNumber = () => block
    await expect(chainIdentity(rpcOf())).rejects.toMatchObject({ name: 'MalformedResponse' })
  }
})

it.each([
  ['null', () => null],
  ['a refusal', refuse],
])('does not know a chain whose node answers the request for the first block with %s', async (_what, answer) => {
  const node = chainServer()
  const known = await chainIdentity(rpcOf())
  node.answers.eth_getBlockByNumber = answer
  const unknown = await chainIdentity(rpcOf())
  expect([areTwoChains(known, unknown), areTwoChains(unknown, known), areTwoChains(known, '0x2')]).toEqual([
    false,
    false,
    true,
  ])
})
