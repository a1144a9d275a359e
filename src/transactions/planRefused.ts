import { UserFacingError } from '../shared/userFacing'

/** Ends a plan before anything is sent; its message is one sentence for people. */
export class PlanRefused extends UserFacingError {
  override name = 'PlanRefused'
}

/** The signer has not approved enough tokens, or the node does not have the approval yet. */
export class AllowanceTooSmall extends PlanRefused {}
