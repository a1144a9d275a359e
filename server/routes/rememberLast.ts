/** The values that were kept last, `most` of them, by their names. */
export function rememberLast<Value>(most = 1_000) {
  const values = new Map<string, Value>()
  return {
    of: (name: string) => values.get(name),
    keep(name: string, value: Value) {
      values.delete(name)
      values.set(name, value)
      const [oldest] = values.keys()
      if (values.size > most && oldest !== undefined) values.delete(oldest)
    },
  }
}
