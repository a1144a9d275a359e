/** A node answered something that the question cannot have for an answer. */
export class OddAnswer extends Error {
  constructor(options?: ErrorOptions) {
    super('The chain answered in an unexpected form.', options)
    this.name = 'OddAnswer'
  }
}
