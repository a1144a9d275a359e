/** A node answered with a value that this call cannot have. */
export class OddAnswer extends Error {
  constructor(options?: ErrorOptions) {
    super('The chain answered in an unexpected form.', options)
    this.name = 'OddAnswer'
  }
}

/** There is no contract at the configured address. */
export class NoContract extends Error {
  constructor() {
    super('Contract not found on this network')
    this.name = 'NoContract'
  }
}
