/** What stands under a name in a value of any shape. */
export const at = (value: unknown, name: string): unknown => Reflect.get(Object(value), name)
