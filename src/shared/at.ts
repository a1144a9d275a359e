/** A property of any value; undefined without one. */
export const at = (value: unknown, name: string): unknown => Reflect.get(Object(value), name)
