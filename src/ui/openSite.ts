import { safeUrl } from '../shared/safeUrl'

/** Opens a page of another site in a tab of its own; nothing for an address that is not safe to open. */
export function openSite(url: string) {
  const href = safeUrl(url)
  if (href === undefined) return
  Object.assign(document.createElement('a'), { href, target: '_blank', rel: 'noopener noreferrer' }).click()
}
