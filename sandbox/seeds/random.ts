/** A seeded random generator: the same seed gives the same platform. Not for secrets. */
export interface Random {
  /** An integer from `from` to `to`, both inclusive. */
  readonly whole: (from: number, to: number) => number
  readonly pick: <T>(choices: readonly T[]) => T
  /** True with a probability of `share` (0 to 1). */
  readonly chance: (share: number) => boolean
  /** This many hex digits. */
  readonly hex: (digits: number) => string
}

/** mulberry32, a small generator of 32-bit numbers. */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    whole,
    pick: (choices) => {
      const [choice] = choices.slice(whole(0, choices.length - 1))
      if (choice === undefined) throw new Error('There is nothing to pick from.')
      return choice
    },
    chance: (share) => next() < share,
    hex: (digits) => Array.from({ length: digits }, () => whole(0, 15).toString(16)).join(''),
  }
}
