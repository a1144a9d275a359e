import type { Locator, Page } from '@playwright/test'
import { freshAddress } from './vestingChain'
import { vestingPage } from './vestingPage'
import { connectTitle, walletOf } from './wallet'

/** A part of the console with a chunk of its own. */
export interface LatePart {
  readonly address: string
  /** The steps before the press, with all chunks available. */
  readonly prepare?: (page: Page) => Promise<void>
  /** The press that fetches it; omitted where opening the address does. */
  readonly press?: (page: Page) => Promise<void>
  /** Visible once the code has loaded. */
  readonly shown: (page: Page) => Locator
  /** The message when it is missing, if it is not the usual one. */
  readonly said?: RegExp
}

const button = (name: string | RegExp) => (at: Page) => at.getByRole('button', { name }).first().click()

const screen = (address: string, name: string): LatePart => ({
  address,
  shown: (at) => at.getByRole('heading', { level: 1, name, exact: true }),
})

const dialog = (address: string, press: string | RegExp | LatePart['press'], name: string | RegExp): LatePart => ({
  address,
  press: typeof press === 'function' ? press : button(press ?? name),
  shown: (at) => at.getByRole('dialog', { name }),
})

const ofRow = (item: string) => async (at: Page) => {
  await button(/^Actions for/)(at)
  await at.getByRole('menuitem', { name: item }).click()
}

const changeSelected = async (at: Page) => {
  const box = at.getByRole('checkbox', { name: /^Select / }).nth(1)
  await box.check()
  await at.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: / 1$/, disabled: false }).click()
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

const fillVesting = async (at: Page) => {
  const vesting = vestingPage(at)
  if (await walletOf(at).connectButton.isVisible()) await connect(at)
  if (!(await vesting.form.isVisible())) await vesting.openForm()
  await vesting.fill({ address: freshAddress(), amount: '1', cliff: '1', duration: '10' })
}

/** A chain read shows its own sentence and Try again. */
const unread = /The server did not answer|Could not be read|This part of the console is missing/

export const signInParts: readonly LatePart[] = [
  {
    address: '/',
    press: button('Sign in'),
    shown: (at) => at.locator('.notistack-SnackbarContainer .toast'),
    said: /^E-mail is required$/,
  },
  { address: '/?invite=unknown', shown: (at) => at.getByRole('button', { name: 'Create account' }) },
]

/** All other parts in the order in which they are visited: a file belongs to the first part that fetches it. */
export const shellParts: readonly LatePart[] = [
  screen('/campaign', 'Campaigns'),
  { address: '/campaign', press: button(/^Actions for/), shown: (at) => at.getByRole('menu') },
  dialog('/campaign', ofRow('View'), 'View Campaign'),
  dialog('/campaign', undefined, 'Columns and export'),
  dialog('/campaign', undefined, 'Transactions'),
  dialog('/campaign', undefined, 'Messages'),
  dialog('/campaign', (at) => at.keyboard.press('Control+k'), 'Command palette'),
  { ...dialog('/campaign', 'Connect wallet', 'Connect Wallet'), said: /could not be loaded|is missing/ },
  screen('/users', 'All Users'),
  dialog('/users', changeSelected, /rows changed/),
  { ...screen('/dashboard', 'Dashboard'), said: unread },
  { ...screen('/staking', 'Stakings'), said: unread },
  screen('/tracking', 'Tracked Assets'),
  screen('/tasks', 'Tasks'),
  dialog('/tasks', undefined, 'Upload New Task'),
  dialog('/tasks', /^Watch the video/, /./),
  screen('/admin-users', 'All Admin'),
  dialog('/admin-users', 'Create New Admin', 'Create Admin'),
  dialog('/admin-users', ofRow('Delete'), 'Delete'),
  screen('/activity', 'Activity'),
  dialog('/activity', /^Details of line/, /^Line /),
  screen('/setting', 'Settings'),
  dialog('/setting', changeSetting, 'Update Points Per Task?'),
  { address: '/setting', press: button('Set Can Redeem'), shown: (at) => at.getByRole('alertdialog') },
  { ...screen('/vesting', 'Vesting'), said: unread },
  dialog('/vesting', 'Add Vest', 'Add Vesting'),
  {
    address: '/vesting',
    press: (at) => vestingPage(at).submit.click(),
    shown: (at) => vestingPage(at).confirm,
    prepare: fillVesting,
    said: /part of the console (is missing|could not be fetched)/i,
  },
]

/** The page with the schedules of an account, each with a curve. */
export const scheduleParts = (account: string): readonly LatePart[] => [
  dialog(`/vesting?account=${account}`, /^Curve/, 'Unlock curve'),
]
