/** What each row is known by: its id, and of rows with one id which of them it is. */
export function rowKeys(rows: readonly { id: string }[] = []): string[] {
  const seen = new Map<string, number>()
  return rows.map(({ id }) => {
    const count = (seen.get(id) ?? 0) + 1
    seen.set(id, count)
    return JSON.stringify([id, count])
  })
}
