/** The result of work, or undefined where it throws: on a storage that is blocked or full, or with text that is no JSON. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
