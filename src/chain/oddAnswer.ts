/** A node answered something that the question cannot have for an answer. */
export class OddAnswer extends Error {
  constructor(options?: ErrorOptions) {
    super('The chain answered in an unexpected form.', options)
    this.name = 'OddAnswer'
  }
}

/** Nothing stands at the address that the configuration names for a contract. */
export class NoContract extends Error {
  constructor() {
    super('Contract not found on this network')
    this.name = 'NoContract'
  }
}
