import { createHash } from 'node:crypto'
import type { ConsoleConfig } from '../../src/contract/consoleConfig'

/** What the QR wallet talks to, and only when it is configured. */
const walletConnectHosts = [
  'https://relay.walletconnect.org',
  'wss://relay.walletconnect.org',
  'https://relay.walletconnect.com',
  'wss://relay.walletconnect.com',
  'https://api.web3modal.org',
  'https://pulse.walletconnect.org',
]

/** Its window is drawn by two copies of lit, which both make a policy of this name. */
const walletConnectPolicies = " lit-html 'allow-duplicates'"

/**
 * The headers of the console's page. No script runs that is not a file of this origin or, by its hash, one that the build
 * wrote into the page, and no other host is spoken to.
 */
export function pageHeaders(page: string, { chains, walletConnectProjectId }: ConsoleConfig) {
  const rpc = chains.flatMap(({ rpcUrls }) => rpcUrls.map((url) => new URL(url).origin))
  const connect = [...new Set(["'self'", ...rpc, ...(walletConnectProjectId ? walletConnectHosts : [])])]
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...inlineHashes(page)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    `connect-src ${connect.join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types default${walletConnectProjectId ? walletConnectPolicies : ''}`,
    'report-uri /api/csp-report',
  ]
  return {
    'content-security-policy': policy.join('; '),
    // `same-origin` would cut off the smart wallet's popup.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), hid=(), serial=()',
    'cache-control': 'no-store',
  }
}

/** The hashes of the scripts that stand in the page, as its policy names them. */
const inlineHashes = (page: string) =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
