/** Ends a `switch` over a union: a new member that is not handled is a type error here. */
export function assertNever(value: never): never {
  throw new Error(`Not handled: ${JSON.stringify(value)}`)
}
