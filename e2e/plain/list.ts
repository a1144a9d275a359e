import type { Page } from '@playwright/test'
import { untilIdle } from '../console/untilIdle'
import { expect } from '../journey'

/** Page object of a list: its rows, total and paging. `label` names its table. */
export function listOf(page: Page, label: string) {
  const table = page.getByRole('table', { name: label, exact: true })
  const paging = page.getByRole('navigation', { name: 'Pages' }).last()
  const range = paging.getByRole('status')
  const next = paging.getByRole('button', { name: 'Next page' })

  const column = async (head: string) => {
    // Nothing is busy before the page has rendered.
    await expect(range).toHaveText(/\d/)
    await untilAllRead(page)
    return table.evaluate((element, wanted) => {
      const rows = [...element.querySelectorAll('tr')].map((row) =>
        [...row.children].map(({ textContent }) => textContent.trim()),
      )
      const [heads = [], ...others] = rows
      return others.map((cells) => cells[heads.indexOf(wanted)] ?? `no column ${wanted}`)
    }, head)
  }

  return {
    range,
    next,
    rows: table.locator('tbody tr'),
    row: (text: string) => table.getByRole('row').filter({ hasText: text }),
    /** The texts of a column on this page, once it has loaded. */
    column,
    /** The texts of a column on this page and on all later ones. */
    columnToTheEnd: async (head: string): Promise<string[]> => {
      const cells: string[] = []
      for (;;) {
        cells.push(...(await column(head)))
        if (await next.isDisabled()) return cells
        const before = (await range.textContent()) ?? ''
        await next.click()
        await expect(range).not.toHaveText(before)
      }
    },
    act: async (name: string, action: string) => {
      await table.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    },
  }
}

/** Waits until nothing is loading, neither a page nor the rest of a list that is being searched. */
export async function untilAllRead(page: Page): Promise<void> {
  await untilIdle(page)
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0)
}
