import type { Locator, Page } from '@playwright/test'
import type { createControls } from '../../sandbox/wallet/controls'
import { shortAddress } from '../../src/shared/shortAddress'
import type { StoredEntry } from './sessions'

declare global {
  interface Window {
    sandboxWallet: ReturnType<typeof createControls>
  }
}

export interface RememberedWallet {
  /** Index of the development account. */
  readonly account: number
  readonly chainId?: number
}

/** The storage entries of a connected Sandbox Wallet: its own state, and that it was the last one used. */
export const rememberedWallet = ({ account, chainId = 31337 }: RememberedWallet): StoredEntry[] => [
  { name: 'sandboxWallet', value: JSON.stringify({ account, chainId, isConnected: true }) },
  { name: 'wallet.last', value: JSON.stringify({ id: 'test.ssdx.sandbox-wallet', name: 'Sandbox Wallet' }) },
]

/** Page object of the header's wallet, its dialog, and the Sandbox Wallet's window. */
export function walletOf(page: Page) {
  const header = page.getByRole('banner')
  const dialog = page.getByRole('dialog', { name: 'Connect Wallet' })
  const window = page.getByRole('complementary', { name: 'Sandbox wallet' }).getByRole('dialog')
  const connectButton = header.getByRole('button', { name: 'Connect wallet' })
  return {
    header,
    connectButton,
    anyAccount: header.getByRole('button', { name: 'Your wallet' }),
    /** The header's button once an account is connected. */
    account: (address: string): Locator =>
      header.getByRole('button', { name: `Your wallet ${shortAddress(address)}`, exact: true }),
    dialog,
    yours: page.getByRole('dialog', { name: 'Your Wallet' }),
    option: (name: string): Locator => dialog.getByRole('button', { name }),
    /** The open request of the Sandbox Wallet; hidden while there is none. */
    window,
    approve: (title: string) =>
      page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Approve' }).click(),
    reject: (title: string) =>
      page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Reject' }).click(),
    choose: async (name: string) => {
      await connectButton.click()
      await dialog.getByRole('button', { name }).click()
    },
  }
}

export const connectTitle = 'Connect this site?'
export const sendTitle = 'Send this transaction?'
