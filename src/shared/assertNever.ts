/** The default of a `switch` over a union: a member without a case is a type error here. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${String(value)}`)
}
