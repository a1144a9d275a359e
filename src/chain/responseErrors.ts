import { UserFacingError } from '../shared/userFacing'

/** A node answered with a value that this call cannot have. */
export class MalformedResponse extends UserFacingError {
  constructor(options?: ErrorOptions) {
    super("The network's node sent an unexpected response.", options)
    this.name = 'MalformedResponse'
  }
}

/** There is no contract at the configured address. */
export class NoContract extends UserFacingError {
  constructor() {
    super('Contract not found on this network')
    this.name = 'NoContract'
  }
}
