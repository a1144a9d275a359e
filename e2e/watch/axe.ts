import { expect, type Page } from '@playwright/test'
import axeCore from 'axe-core'

declare global {
  interface Window {
    axe: typeof axeCore
  }
}

/**
 * Fails on each serious or critical finding of axe on the current page. If the page differs only in colours from one
 * inspected before, only the contrast is checked.
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
