import type { Page } from '@playwright/test'
import { expect, test } from '../journey'
import { once } from '../shapes'
import { inspect } from '../watch/inspect'

interface Provider {
  request: (call: { method: string }) => Promise<unknown>
}

declare global {
  interface Window {
    /** The wallets that announced themselves, by name. */
    wallets: Map<string, Provider>
  }
  interface WindowEventMap {
    'eip6963:announceProvider': CustomEvent<{ info: { name: string }; provider: Provider }>
  }
}

/** Collects announcements as any dapp does. */
const discover = (page: Page) =>
  page.evaluate(() => {
    window.wallets = new Map()
    window.addEventListener('eip6963:announceProvider', ({ detail }) =>
      window.wallets.set(detail.info.name, detail.provider),
    )
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    return [...window.wallets.keys()]
  })

/** The wallet's answer, or the code of its refusal. */
const ask = (page: Page, method: string) =>
  page.evaluate(async (name) => {
    const answer = window.wallets.get('Sandbox Wallet')?.request({ method: name })
    return answer?.catch((error: unknown) =>
      typeof error === 'object' && error !== null && 'code' in error ? { code: error.code } : { error: String(error) },
    )
  }, method)

test(
  'the sandbox wallet announces itself and connects only when its panel is told to',
  { tag: once },
  async ({ page, stack }) => {
    await page.goto('/')
    expect(await discover(page)).toEqual(['Sandbox Wallet'])
    expect(await ask(page, 'eth_chainId')).toBe('0x7a69')
    expect(await ask(page, 'eth_accounts')).toEqual([])

    const panel = page.getByRole('dialog', { name: 'Connect this site?' })
    const refused = ask(page, 'eth_requestAccounts')
    await expect(panel).toBeVisible()
    await inspect(page, 'wallet-panel')
    await panel.getByRole('button', { name: 'Reject' }).click()
    expect(await refused).toEqual({ code: 4001 })
    expect(await ask(page, 'eth_accounts')).toEqual([])

    const approved = ask(page, 'eth_requestAccounts')
    await panel.getByRole('button', { name: 'Approve' }).click()
    const [owner] = stack.wallets
    expect(await approved).toEqual([owner?.address.toLowerCase()])
    await expect(panel).toHaveCount(0)
  },
)
