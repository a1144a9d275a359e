type Keyed<Key extends string> = Readonly<Record<Key, unknown>>

/** Whether a value is a key of a record. */
export const isKeyOf = <Key extends string>(record: Keyed<Key>, value: unknown): value is Key =>
  typeof value === 'string' && Object.hasOwn(record, value)

/** The keys of a record with their literal type. */
export const keysOf = <Key extends string>(record: Keyed<Key>): readonly Key[] =>
  Object.keys(record).filter((key) => isKeyOf(record, key))
