import { expect, type Page } from '@playwright/test'
import axeCore from 'axe-core'

declare global {
  interface Window {
    axe: typeof axeCore
  }
}

/**
 * Fails with each serious or critical finding of axe on the page as it stands. Of a page that differs from one already
 * looked at by its colours alone, only the contrast is asked for.
 */
export async function expectAccessible(page: Page, { contrastOnly = false } = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  const violations = await page.evaluate(
    async (runOnly) => {
      const { violations: found } = await window.axe.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) })
      return found
    },
    contrastOnly && ['color-contrast'],
  )
  const findings = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, impact, help, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) =>
        [`${impact} ${id}: ${help}`, target.join(' '), failureSummary].join('\n  '),
      ),
    )
  expect(findings, `axe on ${page.url()}`).toEqual([])
}
