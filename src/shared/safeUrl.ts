import { attempt } from './attempt'
const control = /\p{Cc}/u

/**
 * The address to put into a link or a media element, or undefined when it must stay plain text. Only http and https,
 * without user name and password; `example.com/path` gets `https://`, a path of our own origin (`/media/1`, `media/1`) stays.
 */
export function safeUrl(text: string): string | undefined {
  const given = text.trim()
  // A browser reads "/\" as "//": the beginning of another site's address.
  if (control.test(given) || /^[/\\]{2}/.test(given)) return undefined
  const full = /^[\w-]*\//.test(given) ? new URL(given, window.location.origin).href : withScheme(given)
  const url = parsedUrl(full)
  const safe = url && /^https?:$/.test(url.protocol) && !url.username && !url.password
  return safe ? url.href : undefined
}

// `example.com:8080/x` parses as scheme "example.com:", so a scheme is only what stands before "://" or a known one.
function withScheme(text: string): string {
  return /^[a-z][a-z\d+.-]*:(\/\/|[^\d])/i.test(text) ? text : `https://${text}`
}

/** The host of a link, by which people know where it leads. */
export function hostOf(url: string): string {
  return parsedUrl(url)?.host ?? ''
}

/** The address in a text. Node 20's `URL.canParse` refuses letters such as ü once it has been called a few thousand times. */
export const parsedUrl = (text: string): URL | undefined => attempt(() => new URL(text))
