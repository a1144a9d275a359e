import type { RpcError } from '../chain/rpc'
import { UserFacingError } from '../shared/userFacing'

/** Ends a plan before anything is sent; its message is one sentence for people. */
export class PlanRefused extends UserFacingError {
  override name = 'PlanRefused'
}

/** A contract has refused; its reason is the message. */
export class ContractRefused extends PlanRefused {}

/**
 * The signer may not have approved enough tokens, or the node may not have seen the approval yet; nothing else is known to be
 * wrong.
 */
export class AllowanceTooSmall extends ContractRefused {
  constructor(
    message: string,
    readonly refusal: RpcError,
  ) {
    super(message)
  }
}
