import { Interface } from 'ethers/abi'
import type { Sent } from './virtualChain'

const nobody = `0x${'0'.repeat(40)}`
const safe = new Interface([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256, uint256, uint256, address, address, bytes)',
])
const safeModule = new Interface(['function executeUserOp(address to, uint256 value, bytes data, uint8 operation)'])
const account = new Interface(['function execute(address to, uint256 value, bytes data)'])
const entryPoint = new Interface([
  'function handleOps((address, uint256, bytes, bytes, bytes32, uint256, bytes32, bytes, bytes)[], address)',
])
const olderEntryPoint = new Interface([
  'function handleOps((address, uint256, bytes, bytes, uint256, uint256, uint256, uint256, uint256, bytes, bytes)[], address)',
])

type Inner = Pick<Sent, 'to' | 'input' | 'value'>

/** Calldata with which a Safe's owners execute a call. */
export const bySafe = ({ to, value, input }: Inner, operation = 0) =>
  safe.encodeFunctionData('execTransaction', [to, value, input, operation, 0, 0, 0, nobody, nobody, '0x1234'])

/** Calldata with which a Safe executes a call through its module for ERC-4337. */
export const bySafeModule = ({ to, value, input }: Inner, operation = 0) =>
  safeModule.encodeFunctionData('executeUserOp', [to, value, input, operation])

/** Calldata with which an ERC-4337 account executes a call. */
export const byExecute = ({ to, value, input }: Inner) => account.encodeFunctionData('execute', [to, value, input])

interface Operation {
  sender: string
  call: Inner
}

const word = `0x${'0'.repeat(64)}`
const begin = ({ sender, call }: Operation) => [sender, 7, '0x', byExecute(call)]

/** Calldata of an ERC-4337 bundle in which accounts execute calls. */
export const byBundle = (operations: readonly Operation[]) =>
  entryPoint.encodeFunctionData('handleOps', [
    operations.map((one) => [...begin(one), word, 0, word, '0x12', '0x34']),
    nobody,
  ])

/** The same for the entry point before version 0.7. */
export const byOlderBundle = (operations: readonly Operation[]) =>
  olderEntryPoint.encodeFunctionData('handleOps', [
    operations.map((one) => [...begin(one), 0, 0, 0, 0, 0, '0x12', '0x34']),
    nobody,
  ])
