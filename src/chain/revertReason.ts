import type { ErrorDescription } from 'ethers/abi'
import { interfaces } from './interfaces'
import { RpcError } from './rpc'
import { openZeppelinErrors } from './openZeppelinErrors'

/** Custom errors of the contracts in plain words. */
const words: Readonly<Record<string, string>> = {
  OwnableUnauthorizedAccount: "This wallet doesn't own the contract.",
  OwnableInvalidOwner: "This address can't own the contract.",
  ReentrancyGuardReentrantCall: 'The contract was called again before it had finished.',
  SafeERC20FailedOperation: 'The token transfer failed.',
  ERC20InsufficientAllowance:
    "The contract isn't allowed to transfer that many tokens from this wallet. Approve them first.",
  ERC20InsufficientBalance: "The wallet doesn't have enough tokens.",
  ERC20InvalidReceiver: "This address can't receive tokens.",
  EnforcedPause: 'The contract is paused.',
  ExpectedPause: "The contract isn't paused.",
  AccessControlUnauthorizedAccount: "This wallet doesn't have the role that the contract requires.",
  AccessControlBadConfirmation: 'Only the wallet that has a role can give it up.',
  AddressEmptyCode: "The contract calls an address that isn't a contract.",
  AddressInsufficientBalance: "The contract doesn't have enough of the network's coin.",
  FailedCall: 'A call made by the contract failed.',
  FailedInnerCall: 'A call made by the contract failed.',
  InsufficientBalance: "The contract doesn't have enough of the network's coin.",
  InvalidInitialization: 'The contract is already initialized.',
  NotInitializing: "The contract isn't being initialized.",
  ERC20ExceededCap: "This would exceed the token's maximum supply.",
  SafeERC20FailedDecreaseAllowance: 'The allowance is smaller than the requested decrease.',
  SafeCastOverflowedUintDowncast: 'A number is too large for the contract.',
  MathOverflowedMulDiv: 'A number became too large.',
}

/** Panic codes of the Solidity compiler. */
const panics: Readonly<Record<string, string>> = {
  '1': 'An assertion failed.',
  '17': 'A number became too large or too small.',
  '18': 'A number was divided by zero.',
  '33': 'A value was outside the allowed range.',
  '49': 'An empty list was read.',
  '50': 'A list was read beyond its end.',
  '65': 'Too much memory was requested.',
}

const noReason = 'The contract rejected this without a reason.'
const maxReasonLength = 300

/**
 * Why a contract refused, as one sentence, from the error of a dry run or an estimate; undefined when the error is no
 * refusal of a contract. Nodes put the revert data into `data`, deeper into it, or into the message. Never throws.
 */
export function revertReason(error: unknown): string | undefined {
  if (!(error instanceof RpcError)) return undefined
  const data = revertData(error)
  if (data !== undefined && data !== '0x') return reasonIn(data)
  if (!isRevert(error)) return undefined
  // Some nodes give the text but not the data.
  return plain(/revert(?:ed)?(?: with reason string)?:? +['"]?([^'"]+)/i.exec(error.message)?.[1]) ?? noReason
}

/** Why a contract refused, from what a wallet threw, in whose `data` may be anything: undefined unless it can be decoded. */
export function decodedReason(error: unknown): string | undefined {
  const data = dataIn(error, 0)
  return data !== undefined && describe(data) ? reasonIn(data) : undefined
}

/** Errors of our ABIs that tokens without one of their own for a missing allowance end in. */
const vague = ['Error', 'Panic', 'SafeERC20FailedOperation', 'FailedCall', 'FailedInnerCall']
/** The texts of the contracts, and of older tokens, that tell another reason. */
const otherReason = /not the owner|(?:enough|exceeds|insufficient).balance|invalid a(?!llow)|duration|too many|paused/i

/**
 * Whether a dry run failed because the signer has not approved enough tokens yet: `maybe` where the refusal tells no other reason,
 * since tokens word this in many ways, or not at all.
 */
export function lacksAllowance(error: unknown): 'yes' | 'maybe' | 'no' {
  if (!(error instanceof RpcError)) return 'no'
  const known = describe(revertData(error) ?? '0x')
  if (known?.name === 'ERC20InsufficientAllowance') return 'yes'
  // Older tokens revert with a text instead of a custom error.
  const text = known?.name === 'Error' ? String(known.args[0]) : error.message
  if (/insufficient allowance|exceeds allowance/i.test(text)) return 'yes'
  const isVague = revertReason(error) !== undefined && (!known || vague.includes(known.name))
  return isVague && !otherReason.test(text) ? 'maybe' : 'no'
}

// Error(string) and Panic(uint256) with arguments that cannot be decoded, and data shorter than a selector.
const damaged = /^0x(?:08c379a0|4e487b71|.{0,7}$)/i

function reasonIn(data: string): string {
  const known = describe(data)
  if (!known)
    return damaged.test(data) ? noReason : `The contract rejected this with the unknown error ${data.slice(0, 10)}.`
  const args: unknown[] = known.args.toArray()
  const first = args[0]
  if (known.name === 'Error') return plain(first) ?? noReason
  if (known.name === 'Panic') return `The contract failed: ${panics[String(first)] ?? `panic ${String(first)}.`}`
  return words[known.name] ?? `The contract rejected this: ${known.name}.`
}

function describe(data: string): ErrorDescription | undefined {
  for (const contract of [...Object.values(interfaces), openZeppelinErrors]) {
    try {
      const found = contract.parseError(data)
      // Reading the arguments throws where they are damaged.
      if (found?.args.toArray()) return found
    } catch {
      // Damaged data; another contract may know the error, or none.
    }
  }
  return undefined
}

const isRevert = ({ code, message }: RpcError) => code === 3 || /revert/i.test(message)

// Control characters and marks that change the direction of text are removed from a sentence for people.
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}]+/gu

function plain(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  return text.replace(unprintable, ' ').trim().slice(0, maxReasonLength) || undefined
}

const hexData = /^0x(?:[0-9a-fA-F]{2})*$/
// A selector followed by whole words. An address or a transaction hash has another length.
const errorData = /0x[0-9a-fA-F]{8}(?:[0-9a-fA-F]{64})*(?![0-9a-fA-F])/

/** Looks after the first "revert" only: a search that starts at each of them takes minutes in a long text. */
function errorInText(text: string): string | undefined {
  const start = text.search(/revert/i)
  return start < 0 ? undefined : errorData.exec(text.slice(start))?.[0]
}

const revertData = ({ data, message }: RpcError) => dataIn(data, 0) ?? errorInText(message)

/** Finds revert data as strings of hex digits in what nodes and wallets nest: `data.data`, `data.originalError.data`, "Reverted 0x…". */
function dataIn(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') return hexData.test(value) ? value : errorInText(value)
  if (typeof value !== 'object' || value === null || depth > 4) return undefined
  for (const name of ['data', 'originalError', 'error', 'info', 'cause', 'result', 'message']) {
    const found = dataIn(Reflect.get(value, name), depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}
