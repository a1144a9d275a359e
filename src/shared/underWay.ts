let count = 0

/** Whether a change that somebody has asked for has not ended yet; a reload would lose the message that says how it ended. */
export const isUnderWay = () => count > 0

/** Counts a change as under way until the returned function is called, once. */
export function startWork(): () => void {
  count += 1
  return () => {
    count -= 1
  }
}
