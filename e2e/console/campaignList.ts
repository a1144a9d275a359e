import type { Locator, Page } from '@playwright/test'
import { pageSize } from '../../src/contract/paging'
import type { Campaign } from '../../src/contract/entities'
import { figureOf } from './figureOf'
import { rowsOf } from './rowsOf'

/** A campaign and its position in the list: `page` counts from 1, `row` from 0. */
export interface ListedCampaign extends Campaign {
  readonly page: number
  readonly row: number
}

/** The first campaign of the whole list that matches. */
export function findCampaign(all: readonly Campaign[], isWanted: (campaign: Campaign) => boolean): ListedCampaign {
  const index = all.findIndex(isWanted)
  const campaign = all[index]
  if (!campaign) throw new Error('The local stack has no campaign as this journey needs it.')
  return { ...campaign, page: Math.floor(index / pageSize) + 1, row: index % pageSize }
}

/** The address of the list page that contains a campaign. */
export const addressOf = ({ page }: ListedCampaign) => (page > 1 ? `/campaign?page=${page}` : '/campaign')

export const isWaiting = ({ is_approved, is_expired }: Campaign) => !is_approved && !is_expired
export const isRunning = ({ is_active, is_expired }: Campaign) => is_active && !is_expired
export const isStopped = ({ is_approved, is_active, is_expired }: Campaign) => is_approved && !is_active && !is_expired

/** The words of the statuses, in the table and on cards. */
const words = {
  waiting: ['Waiting Approval', 'Waiting Approval'],
  active: ['Active', 'active'],
  inactive: ['Inactive', 'approved'],
  expired: ['Expired', 'expired'],
} as const

export type Status = keyof typeof words

const compactUpTo = 640

/** Page object of the campaign list, as table rows or cards. */
export function campaignList(page: Page) {
  const rows = rowsOf(page, 'Campaigns')
  const menuButton = (row: number) => rows.nth(row).getByRole('button', { name: 'Actions for' })
  const isCompact = () => (page.viewportSize()?.width ?? 0) <= compactUpTo
  return {
    rows,
    range: page.getByRole('navigation', { name: 'Pages' }).getByRole('status'),
    dialog: page.getByRole('dialog').filter({ hasText: 'Website Url' }),
    menuButton,
    /** The status of a row; present only while it has this status. */
    status: (row: number, status: Status): Locator => {
      const word = words[status][isCompact() ? 1 : 0]
      return rows.nth(row).getByText(new RegExp(`^\\W*${word}( \\(|$)`))
    },
    figure: (label: string) => figureOf(page, label),
    choose: async (row: number, action: 'View' | 'Deactivate') => {
      await menuButton(row).click()
      await page.getByRole('menuitem', { name: action }).click()
    },
  }
}
