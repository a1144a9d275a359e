import { UserFacingError } from '../shared/userFacing'

/** Ends a plan before anything is sent; its message is one sentence for people. */
export class PlanRefused extends UserFacingError {
  override name = 'PlanRefused'
}
