import type { Locator, Page } from '@playwright/test'
import { chooseInAccount, openAccount } from './shell'
import { vestingPage } from './vestingPage'
import { connectTitle, walletOf } from './wallet'

/** A part of the console with a chunk of its own. */
export interface LatePart {
  /** The name of its pictures. */
  readonly name: string
  readonly address: string
  /** Showing it changes the platform's data. */
  readonly writes?: true
  /** The steps before the press, with all chunks available. */
  readonly prepare?: (page: Page) => Promise<void>
  /** The press that fetches it; omitted if opening the address does. */
  readonly press?: (page: Page) => Promise<void>
  /** Visible once the code has loaded. */
  readonly shown: (page: Page) => Locator
  /** The message when it is missing, if it is not the usual one. */
  readonly said?: RegExp
}

const button = (name: string | RegExp) => (at: Page) => at.getByRole('button', { name }).first().click()

const screen = (address: string, title: string): LatePart => ({
  name: address.slice(1),
  address,
  shown: (at) => at.getByRole('heading', { level: 1, name: title, exact: true }),
})

const dialog = (
  name: string,
  address: string,
  press: string | RegExp | LatePart['press'],
  title: string | RegExp,
): LatePart => ({
  name,
  address,
  press: typeof press === 'function' ? press : button(press ?? title),
  shown: (at) => at.getByRole('dialog', { name: title }),
})

const ofRow = (item: string) => async (at: Page) => {
  await button(/^Actions for/)(at)
  await at.getByRole('menuitem', { name: item }).click()
}

const changeSelected = async (at: Page) => {
  const box = at.getByRole('checkbox', { name: /^Select / }).nth(1)
  await box.uncheck()
  await box.check()
  const bar = at.getByRole('group', { name: 'Selected rows' })
  const change = bar.getByRole('button', { name: / 1$/, disabled: false })
  await change.or(bar.getByRole('alert')).first().waitFor()
  if (await change.isVisible()) await change.click()
}

const changeSetting = async (at: Page) => {
  await at.getByLabel('Points Per Task', { exact: true }).fill('77')
  await button('Update Points Per Task')(at)
}

const connect = async (at: Page) => {
  const wallet = walletOf(at)
  await wallet.choose('Sandbox Wallet')
  await wallet.approve(connectTitle)
  await wallet.anyAccount.waitFor()
}

/** An account that no journey uses. */
const unused = '0x618E8beFEEBbb5f462a6c91f1B8a33F5bDE50709'

const fillVesting = async (at: Page) => {
  const vesting = vestingPage(at)
  // The header's part comes after the page.
  await at.getByRole('banner').locator('.wallet-tools').waitFor()
  if (await walletOf(at).connectButton.isVisible()) await connect(at)
  if (!(await vesting.form.isVisible())) await vesting.openForm()
  await vesting.fill({ address: unused, amount: '1', cliff: '1', duration: '10' })
}

/** A chain read shows its own sentence and Try again. */
const unread = /The server didn't respond|Couldn't load|This part of the console is missing/

export const signInParts: readonly LatePart[] = [
  { name: 'sign-in', address: '/', shown: (at) => at.getByRole('heading', { level: 1, name: 'Sign in' }) },
  {
    name: 'sign-in-refused',
    address: '/',
    press: button('Sign in'),
    shown: (at) => at.locator('.notistack-SnackbarContainer .toast'),
    // Without the console's code nothing is checked; without the code of messages the error of the check is shown.
    said: /^E-mail is required$|This part of the console is missing/,
  },
  { name: 'invitation', address: '/?invite=unknown', shown: (at) => at.getByRole('link', { name: 'Back to sign-in' }) },
]

/** All other parts in the order of their visits: a file belongs to the first part that fetches it. */
export const shellParts: readonly LatePart[] = [
  screen('/campaign', 'Campaigns'),
  { name: 'row-menu', address: '/campaign', press: button(/^Actions for/), shown: (at) => at.getByRole('menu') },
  dialog('view-campaign', '/campaign', ofRow('View'), /./),
  dialog('list-options', '/campaign', undefined, 'Options'),
  dialog('transactions', '/campaign', undefined, 'Transactions'),
  {
    name: 'account',
    address: '/campaign',
    press: openAccount,
    shown: (at) => at.getByRole('menu', { name: 'Account' }),
  },
  dialog('messages', '/campaign', (at) => chooseInAccount(at, 'Messages'), 'Messages'),
  {
    ...dialog('palette', '/campaign', (at) => at.keyboard.press('Control+k'), 'Command palette'),
    // Before the page is shown, nothing listens to the keys.
    prepare: (at) => at.getByRole('heading', { level: 1, name: 'Campaigns' }).waitFor(),
  },
  {
    ...dialog('connect-wallet', '/campaign', 'Connect wallet', 'Connect Wallet'),
    said: /couldn't be loaded|is missing/,
  },
  { ...screen('/campaign/review', 'Review campaigns'), name: 'review' },
  screen('/users', 'All Users'),
  { ...dialog('bulk-change', '/users', changeSelected, /^1 user (de)?activated$/), writes: true },
  { ...screen('/dashboard', 'Dashboard'), said: unread },
  { ...screen('/staking', 'Stakings'), said: unread },
  screen('/tracking', 'Tracked Assets'),
  dialog('who', '/tracking', (at) => at.locator('.who').first().click(), /^Who is /),
  {
    name: 'copied-address',
    address: '/tracking',
    press: button('Copy wallet address'),
    shown: (at) => at.locator('.toast'),
    // Without the code for the checksum the address is copied as it is.
    said: /^Copied$/,
  },
  screen('/tasks', 'Tasks'),
  dialog('upload-task', '/tasks', undefined, 'Upload New Task'),
  dialog('watch-task', '/tasks', /^Watch the video/, /./),
  screen('/admin-users', 'All Admin'),
  dialog('create-admin', '/admin-users', 'Create New Admin', 'Create Admin'),
  dialog('delete-admin', '/admin-users', ofRow('Delete'), 'Delete'),
  screen('/activity', 'Activity'),
  dialog('activity-details', '/activity', /^Details of entry/, /^Entry /),
  screen('/setting', 'Settings'),
  dialog('save-setting', '/setting', changeSetting, 'Update Points Per Task?'),
  {
    name: 'set-can-redeem',
    address: '/setting',
    press: button('Set Can Redeem'),
    shown: (at) => at.getByRole('alertdialog'),
  },
]

/**
 * The screen of an account's schedules, each with a picture, and its form, which shows the same picture while it is filled in.
 */
export const vestingParts = (account: string): readonly LatePart[] => [
  { ...screen('/vesting', 'Vesting'), said: unread },
  dialog('schedule', `/vesting?account=${account}`, /^View schedule/, /^Schedule \d+: /),
  dialog('add-vesting', '/vesting', 'Add Vest', 'Add Vesting'),
  {
    name: 'review-vesting',
    address: '/vesting',
    press: (at) => vestingPage(at).submit.click(),
    shown: (at) => vestingPage(at).confirm,
    prepare: fillVesting,
    said: /part of the console (is missing|couldn't be loaded)/i,
  },
]
