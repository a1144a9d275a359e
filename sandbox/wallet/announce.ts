const icon =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#b45309"/>' +
      '<path d="M8 12h16v11H8zM8 12l11-4v4" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/>' +
      '<circle cx="20" cy="17.500" r="1.500" fill="#fff"/></svg>',
  )

/** Announces the provider by EIP-6963: now, and whenever a page requests it. */
export function announceProvider(provider: object): void {
  const info = Object.freeze({
    uuid: crypto.randomUUID(),
    name: 'Sandbox Wallet',
    icon,
    rdns: 'test.ssdx.sandbox-wallet',
  })
  const detail = Object.freeze({ info, provider })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
