import { within } from '@testing-library/react'
import { daySeconds } from '../contract/days'
import { ether } from './ether'
import { chainServer } from './chainServer'
import type { TestSchedule } from './chainState'
import { account, fakeProvider, fakeWallet, otherAccount } from './fakeWallet'
import { keepWallet } from './keptWallet'
import { renderApp } from './renderApp'
import { keepSession } from './signedInStore'
/** When schedules begin, in seconds; the chain is six days further. */
export const start = new Date(2026, 0, 10, 12).getTime() / 1000
export const now = start + 6 * daySeconds

/** A schedule of 1,000 tokens over ten days with a cliff of one. */
export const schedule = (changes: Partial<TestSchedule> = {}): TestSchedule => ({
  creator: otherAccount,
  amount: 1_000n * ether,
  startTime: start,
  cliff: daySeconds,
  duration: 10 * daySeconds,
  released: 0n,
  ...changes,
})

/** The schedules of a beneficiary, as the state of a chain has them. */
export const of = (owner: string, ...schedules: TestSchedule[]) => ({ [owner.toLowerCase()]: schedules })

interface Options {
  connected?: boolean
  address?: string
  /** The wallet's chain. */
  chainId?: number
}

/** Opens the vesting page as a super-admin; with `connected`, the wallet of the last visit reconnects. */
export function openVesting({
  connected = true,
  address = '/vesting',
  chainId = 31337,
  ...state
}: Parameters<typeof chainServer>[0] & Options = {}) {
  keepSession('super-admin')
  const wallet = fakeWallet(fakeProvider({ chainId }))
  if (connected) keepWallet()
  const native = { [account.toLowerCase()]: ether }
  const node = chainServer({ time: now, owner: account, native, ...state })
  const app = renderApp(address, { wallet: () => Promise.resolve(wallet.port) })
  return { ...app, wallet: wallet.fake, tell: wallet.emit, node }
}

/** The texts of a row's cells, also those for screen readers. */
export const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
