import { createHash } from 'node:crypto'
import { expect, test } from '../journey'

declare global {
  interface Window {
    /** Every script and link element that was ever in the page. */
    loaders: (HTMLScriptElement | HTMLLinkElement)[]
  }
}

const asPage = { headers: { accept: 'text/html' } }

test('the page comes with the headers that lock it down', async ({ request, stack }) => {
  const rpcUrls = stack.chains.map(({ rpcUrl }) => rpcUrl).join(' ')
  for (const path of ['/', '/campaign?page=3', '/?invite=abc']) {
    const answer = await request.get(path, asPage)
    const headers = answer.headers()
    const inline = [...(await answer.text()).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    )
    expect(inline, path).toHaveLength(2)
    expect(headers, path).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': [
        "default-src 'none'",
        `script-src 'self' ${inline.join(' ')}`,
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob: https:",
        "media-src 'self' blob: https:",
        "font-src 'self'",
        `connect-src 'self' ${rpcUrls}`,
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
        'report-uri /api/csp-report',
      ].join('; '),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), hid=(), serial=()',
      'cache-control': 'no-store',
    })
    expect(headers, path).not.toHaveProperty('strict-transport-security')
    expect(headers, path).not.toHaveProperty('access-control-allow-origin')
  }
})

test('hashed assets are kept for good, the API answers nothing to keep', async ({ page, request }) => {
  await page.goto('/')
  const asset = await page.locator('script[src^="/assets/"]').first().getAttribute('src')
  expect((await request.get(asset ?? '')).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  const unknown = await request.get('/api/nothing-here', asPage)
  expect(unknown.status()).toBe(404)
  expect(unknown.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  expect(unknown.headers()['content-type']).toContain('application/json')
})

test.describe('for a moderator', () => {
  test.use({ role: 'moderator' })

  test('every script and style sheet has its hash, also those loaded later', async ({ page }) => {
    // webpack removes the script element of a lazy chunk once it has run.
    await page.addInitScript(() => {
      window.loaders = []
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLScriptElement || node instanceof HTMLLinkElement) window.loaders.push(node)
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/campaign')
    await page.getByRole('button', { name: 'Actions for' }).first().click()
    await page.getByRole('menuitem', { name: 'View' }).click()
    await expect(page.getByRole('dialog').filter({ hasText: 'Website Url' })).toBeVisible()
    const tags = await page.evaluate(() =>
      window.loaders
        .map((tag) => ({
          source: tag instanceof HTMLScriptElement ? tag.src : tag.href,
          integrity: tag.integrity,
          crossOrigin: tag.crossOrigin,
          content: tag.textContent,
          type: tag.type,
          rel: tag instanceof HTMLLinkElement ? tag.rel : '',
        }))
        .filter(({ source, type, rel }) => source && !['icon', 'expect'].includes(rel) && type !== 'application/json'),
    )
    const scripts = tags.filter(({ rel }) => rel === '')
    expect(
      scripts.filter(({ source }) => /\/(campaign-dialog|early-campaign|campaign|frame|menu)\./.test(source)),
    ).toHaveLength(5)
    expect(tags.filter(({ rel }) => rel === 'preload')).toHaveLength(3)
    for (const tag of tags)
      expect(tag).toMatchObject({
        integrity: expect.stringMatching(/^sha256-/),
        crossOrigin: 'anonymous',
        content: '',
      })
  })
})
