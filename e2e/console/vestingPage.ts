import type { Page } from '@playwright/test'
import { figureOf } from './figureOf'
import { rowsOf } from './rowsOf'
import { sendTitle, walletOf } from './wallet'

interface Terms {
  readonly address: string
  readonly amount: string
  readonly cliff: string
  readonly duration: string
}

/** Page object of Vesting, its form and the transactions in its dialogs. */
export function vestingPage(page: Page) {
  const field = page.getByLabel('Address to vest to')
  const form = page.getByRole('dialog', { name: 'Add Vesting' }).filter({ has: field })
  const transaction = page.getByRole('dialog', { name: /^(Add Vesting|Release Vesting)$/ }).filter({ hasNot: field })
  const confirm = transaction.getByRole('button', { name: /^(Approve|Vest|Release) [\d,.]+ SSDX$/ })
  const closing = transaction.getByRole('button', { name: 'Close' })
  const drawer = page.getByRole('dialog', { name: 'Transactions' })
  const fields = {
    address: form.getByLabel('Address to vest to'),
    amount: form.getByLabel('Amount', { exact: true }),
    cliff: form.getByLabel('Cliff Duration (days)'),
    duration: form.getByLabel('Vesting Duration (days)'),
  }
  return {
    form,
    fields,
    submit: form.getByRole('button', { name: 'Vest Token' }),
    /** The step that has to come before the form's own button. */
    step: form.getByRole('button', { name: /^(Connect wallet|Switch to .*)$/ }),
    openForm: () => page.getByRole('button', { name: 'Add Vest' }).click(),
    fill: async ({ address, amount, cliff, duration }: Terms) => {
      await fields.address.fill(address)
      await fields.amount.fill(amount)
      await fields.cliff.fill(cliff)
      await fields.duration.fill(duration)
    },
    rows: rowsOf(page, 'Vesting'),
    releaseButton: page.getByRole('button', { name: 'Release Vest' }),
    figure: (label: string) => figureOf(page, label),
    transaction,
    review: (text: string) => transaction.filter({ hasText: text }),
    confirm,
    state: transaction.getByRole('status'),
    /** Confirms the review and signs in the Sandbox Wallet. */
    sign: async () => {
      await confirm.click()
      await walletOf(page).approve(sendTitle)
    },
    closing,
    close: () => closing.click(),
    drawer,
    openDrawer: () => page.getByRole('button', { name: /^Transactions/ }).click(),
    records: drawer.getByRole('listitem'),
  }
}
