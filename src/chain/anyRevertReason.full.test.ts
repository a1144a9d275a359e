import fc from 'fast-check'
import { revertError, revertText } from '../testing/chainState'
import { interfaces } from './interfaces'
import { decodedReason, lacksAllowance, revertReason } from './revertReason'
import { RpcError } from './rpc'

const who = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const refusal = (data: unknown, message = 'execution reverted', code = 3) => new RpcError(code, message, data)
const panic = (code: number) => interfaces.token.encodeErrorResult('Panic', [code])
const notOwner = revertError('vesting', 'OwnableUnauthorizedAccount', [who])
const tooSmall = revertError('token', 'ERC20InsufficientAllowance', [who, 1n, 2n])

const selectors = [notOwner, tooSmall, revertText('x'), panic(1)].map((data) => data.slice(0, 10))
const hex = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('hex'))
const damagedData = fc.tuple(fc.constantFrom('0x', ...selectors), hex).map((parts) => parts.join(''))

it('never throws and never gives an empty or long text, whatever a node or a wallet says', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), damagedData, fc.record({ data: damagedData })),
      fc.string(),
      (data, message) => {
        const error = refusal(data, message)
        lacksAllowance(error)
        const reasons = [revertReason(error), decodedReason(data)].map((reason) => reason ?? 'none')
        const isSentence = (reason: string) => reason.trim().length > 0 && reason.length <= 400
        return reasons.every(isSentence) && revertReason(data) === undefined
      },
    ),
    { numRuns: 500 },
  )
})
