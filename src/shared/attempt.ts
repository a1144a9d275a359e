/** Runs work on a storage of the browser; undefined where the storage is blocked or full, or what it holds is damaged. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
