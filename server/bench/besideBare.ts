import { load, type Measured } from './load'
import { paced } from './paced'
import { quantile } from './quantile'
import type { ListScenario, Scenario } from './scenarios'

const turns = 2

export interface BesideBare {
  readonly full: readonly [server: number, bare: number]
  /** Milliseconds when both get half of the requests that the server answers at most. */
  readonly p50: readonly [server: number, bare: number]
  readonly p99: readonly [server: number, bare: number]
  readonly failed: number
}

const all = (parts: readonly Measured[]): Measured => ({
  perSecond: parts.reduce((sum, { perSecond }) => sum + perSecond, 0) / parts.length,
  times: parts.flatMap(({ times }) => times),
  failed: parts.reduce((sum, { failed }) => sum + failed, 0),
})

/**
 * Measures one list at full load and at half of it, `seconds` each, and the bare server in turns with it: whatever else the
 * machine does meanwhile meets both.
 */
export async function besideBare(
  address: string,
  bare: string,
  list: ListScenario,
  seconds: number,
): Promise<BesideBare> {
  async function inTurns(send: (url: string, scenario: Scenario, seconds: number) => Promise<Measured>) {
    const own: Measured[] = []
    const others: Measured[] = []
    for (let turn = 0; turn < turns; turn++) {
      own.push(await send(address, list, seconds / turns))
      others.push(await send(bare, list.bare, seconds / turns))
    }
    return [all(own), all(others)] as const
  }
  // The first second is the compiler's.
  await load(address, list, 1)
  await load(bare, list.bare, 1)
  const full = await inTurns(load)
  const half = await inTurns((...scenario) => paced(...scenario, full[0].perSecond / 2))
  return {
    full: [full[0].perSecond, full[1].perSecond],
    p50: [quantile(half[0].times, 0.5), quantile(half[1].times, 0.5)],
    p99: [quantile(half[0].times, 0.99), quantile(half[1].times, 0.99)],
    failed: [...full, ...half].reduce((sum, { failed }) => sum + failed, 0),
  }
}
