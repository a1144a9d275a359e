import { attempt } from '../shared/attempt'

/** Choices for which the browser had no room. */
const unkept: Record<string, string | undefined> = {}

/**
 * What a person has chosen in this browser, by key of localStorage; null before the first choice. Throws if storage is blocked;
 * then nobody is signed in.
 */
export const readChoice = (key: string): string | null => unkept[key] ?? localStorage.getItem(key)

/** Keeps a choice over visits; where the storage is full, for the life of the page. */
export function keepChoice(key: string, value: string): void {
  unkept[key] = value
  attempt(() => {
    localStorage.setItem(key, value)
    unkept[key] = undefined
  })
}
