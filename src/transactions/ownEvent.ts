import { assertNever } from '../shared/assertNever'
import { sameHex } from '../shared/sameHex'
import type { Log } from './nodeReads'
import type { Transaction } from './transactionRecord'

/** Topic 0 of each event, the hash of its signature; a test compares them with the ABI. */
export const eventTopics = {
  Approval: '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  Transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  TokensReleased: '0xc7798891864187665ac6dd119286e44ec13f014527aeeb2b8eb3fd413df93179',
  VestingScheduleAdded: '0xb4c37d22ce880964bc31fcdc6dca8795b511cdccbf363ca5f2f7855a9e4356b6',
} as const

const word = (address: string) => address.slice(2).padStart(64, '0')

/**
 * What the logs of a receipt prove about a call: that this account made it, that some account made it, or nothing.
 * `token` is the chain's token, whose Transfer shows who paid for a schedule.
 */
export function provenBy(
  logs: readonly Log[],
  { kind, from, to, data }: Transaction,
  token: string | undefined,
): 'own' | 'somebody' | undefined {
  const argument = (index: number) => data.slice(10 + index * 64, 74 + index * 64)
  /** The data, without 0x, of the logs that a contract emitted with these topics. */
  const dataOf = (address: string | undefined, ...topics: string[]) =>
    logs
      .filter((log) => sameHex(address, log.address) && sameHex(log.topics.join(), topics.join()))
      .map((log) => log.data.slice(2))
  const includes = (written: string[], value: string) => written.some((one) => sameHex(one, value))
  switch (kind) {
    case 'approve':
      return includes(dataOf(to, eventTopics.Approval, `0x${word(from)}`, `0x${argument(0)}`), argument(1))
        ? 'own'
        : undefined
    case 'addVesting': {
      // The data is amount, start, cliff, duration. The start is the block's time, which the call does not contain.
      const terms = dataOf(to, eventTopics.VestingScheduleAdded, `0x${argument(0)}`)
      const withoutStart = terms.map((one) => one.slice(0, 64) + one.slice(128))
      if (!includes(withoutStart, argument(1) + argument(2) + argument(3))) return undefined
      const paid = dataOf(token, eventTopics.Transfer, `0x${word(from)}`, `0x${word(to)}`)
      return includes(paid, argument(1)) ? 'own' : 'somebody'
    }
    case 'releaseVesting':
      // Any account may release, so the log does not prove who did.
      return dataOf(to, eventTopics.TokensReleased, `0x${argument(0)}`).length > 0 ? 'somebody' : undefined
    default:
      return assertNever(kind)
  }
}
