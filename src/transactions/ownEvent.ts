import { assertNever } from '../shared/assertNever'
import type { Log } from './nodeReads'
import type { Transaction } from './transactionRecord'

/** The first topics of the events, hashes of their signatures; a test compares them with the ABI. */
export const eventTopics = {
  Approval: '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  Transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  TokensReleased: '0xc7798891864187665ac6dd119286e44ec13f014527aeeb2b8eb3fd413df93179',
  VestingScheduleAdded: '0xb4c37d22ce880964bc31fcdc6dca8795b511cdccbf363ca5f2f7855a9e4356b6',
} as const

const word = (address: string) => address.slice(2).padStart(64, '0')

/**
 * What the logs of a receipt prove about a call: that this account made it, that somebody made it, or nothing. `token` is
 * that of the chain; it logs who has paid for a schedule.
 */
export function provenBy(
  logs: readonly Log[],
  { kind, from, to, data }: Transaction,
  token: string | undefined,
): 'own' | 'somebody' | undefined {
  const argument = (index: number) => data.slice(10 + index * 64, 74 + index * 64)
  /** The data of the logs that a contract wrote with these topics, without 0x. */
  const dataOf = (address: string | undefined, ...topics: string[]) =>
    logs
      .filter((log) => same(log.address, address) && same(log.topics.join(), topics.join()))
      .map((log) => log.data.slice(2))
  const says = (written: string[], value: string) => written.some((one) => same(one, value))
  switch (kind) {
    case 'approve':
      return says(dataOf(to, eventTopics.Approval, `0x${word(from)}`, `0x${argument(0)}`), argument(1))
        ? 'own'
        : undefined
    case 'addVesting': {
      // Amount, start, cliff and duration; only the block knows the start.
      const terms = dataOf(to, eventTopics.VestingScheduleAdded, `0x${argument(0)}`)
      const withoutStart = terms.map((one) => one.slice(0, 64) + one.slice(128))
      if (!says(withoutStart, argument(1) + argument(2) + argument(3))) return undefined
      const paid = dataOf(token, eventTopics.Transfer, `0x${word(from)}`, `0x${word(to)}`)
      return says(paid, argument(1)) ? 'own' : 'somebody'
    }
    case 'releaseVesting':
      // Anybody may release.
      return dataOf(to, eventTopics.TokensReleased, `0x${argument(0)}`).length > 0 ? 'somebody' : undefined
    default:
      return assertNever(kind)
  }
}

const same = (a: string, b: string | undefined) => a.toLowerCase() === b?.toLowerCase()
