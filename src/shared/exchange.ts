import { randomId } from './randomId'

/**
 * Hands a value from a component to a saga, or back, that no action and no state may hold: a secret, or a file. They carry
 * the key under which it waits here.
 */
export function createExchange<Value>() {
  const waiting = new Map<string, Value>()
  const drop = (key: string) => void waiting.delete(key)
  return {
    /** Gives the key. */
    hold: (value: Value): string => {
      const key = randomId()
      waiting.set(key, value)
      return key
    },
    read: (key: string) => waiting.get(key),
    drop,
    /** The value, which waits no more. */
    take: (key: string) => {
      const value = waiting.get(key)
      drop(key)
      return value
    },
  }
}
