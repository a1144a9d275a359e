/** The values that were kept last, `most` of them, by their names. */
export function rememberLast<Name, Value>(most = 1_000) {
  const values = new Map<Name, Value>()
  return {
    of: (name: Name) => values.get(name),
    names: () => values.keys(),
    keep(name: Name, value: Value) {
      values.delete(name)
      values.set(name, value)
      const [oldest] = values.keys()
      if (values.size > most && oldest !== undefined) values.delete(oldest)
    },
  }
}
