import { within } from '@testing-library/react'
import { dayMs } from '../contract/days'
import { ether } from './ether'
import type { chainServer } from './chainServer'
import { account, otherAccount } from './fakeWallet'
import { openVesting } from './openVesting'

/** What is typed for a vesting of 100 tokens that can be signed. */
export const good = {
  'Address to vest to': otherAccount,
  Amount: '100',
  'Cliff Duration (days)': '1',
  'Vesting Duration (days)': '10',
}

/** The date so many days from today, as the form writes it. */
export const dateIn = (days: number) =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(Date.now() + days * dayMs)

/** Opens the form; the connected account owns the contract and has 1,000 tokens. */
export async function openAddVesting(state: Parameters<typeof chainServer>[0] = {}) {
  const app = openVesting({
    native: { [account.toLowerCase()]: ether, [otherAccount.toLowerCase()]: ether },
    tokens: { [account.toLowerCase()]: 1_000n * ether },
    ...state,
  })
  await app.screen.findByText('Vesting of your wallet')
  await app.user.click(app.screen.getByRole('button', { name: 'Add Vest' }))
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Add Vesting' }))
  const field = (label: string) => dialog.getByLabelText(label)
  const fill = async (texts: Record<string, string>) => {
    for (const [label, text] of Object.entries(texts)) {
      await app.user.click(field(label))
      await app.user.paste(text)
    }
  }
  const vest = () => app.user.click(dialog.getByRole('button', { name: 'Vest Token' }))
  return { ...app, dialog, field, fill, vest }
}
