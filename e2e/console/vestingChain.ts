import { Interface, getAddress, hexlify, randomBytes, toBeHex } from 'ethers'
import { rpc, rpcText } from '../../sandbox/chains/rpc'
import type { SandboxState } from '../../sandbox/state'
import { tokenAbi } from '../../src/chain/abi/token'
import { vestingAbi } from '../../src/chain/abi/vesting'

const token = new Interface(tokenAbi)
const vesting = new Interface(vestingAbi)

export type VestingChain = ReturnType<typeof vestingChain>

/** An address that nobody has ever used. */
export const freshAddress = () => getAddress(hexlify(randomBytes(20)))

/** The local chain with the vesting contract, read and written directly. Amounts in wei. */
export function vestingChain({ chains }: SandboxState) {
  const chain = chains.find(({ contracts }) => contracts.vesting)
  const { vesting: contract } = chain?.contracts ?? {}
  if (!chain || contract === undefined) throw new Error('No local chain has a vesting contract.')
  const { rpcUrl } = chain
  // The tip decides the order in a block.
  const send = (from: string, to: string, data: string, tip: bigint) =>
    rpcText(rpcUrl, 'eth_sendTransaction', {
      from,
      to,
      data,
      gas: '0xf4240',
      maxFeePerGas: toBeHex(100_000_000_000n + tip),
      maxPriorityFeePerGas: toBeHex(tip),
    })
  return {
    ...chain,
    contract,
    schedules: async (account: string) => {
      const data = vesting.encodeFunctionData('getVestingDetails', [account])
      const answer = await rpcText(rpcUrl, 'eth_call', { to: contract, data }, 'latest')
      const [rows]: { toArray(): { startTime: bigint; amount: bigint }[] }[] = vesting.decodeFunctionResult(
        'getVestingDetails',
        answer,
      )
      return (rows?.toArray() ?? []).map(({ startTime, amount }) => ({ startTime: Number(startTime), amount }))
    },
    approve: (from: string, amount: bigint) =>
      send(from, chain.contracts.token, token.encodeFunctionData('approve', [contract, amount]), 2_000_000_000n),
    release: (from: string, account: string) =>
      send(from, contract, vesting.encodeFunctionData('releaseVestedTokens', [account]), 50_000_000_000n),
    setAutomine: (isOn: boolean) => rpc(rpcUrl, 'evm_setAutomine', isOn),
    mine: () => rpc(rpcUrl, 'evm_mine'),
  }
}
