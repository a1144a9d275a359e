/** The end of a `switch` over a union: a new member that nobody handles is a type error here. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${String(value)}`)
}
