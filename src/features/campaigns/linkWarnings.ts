import { parsedUrl, safeUrl } from '../../shared/safeUrl'

/** Hosts that forward to an address that the link does not show. */
const redirectors = new Set([
  'bit.ly',
  'buff.ly',
  'cutt.ly',
  'goo.gl',
  'is.gd',
  'lnkd.in',
  'ow.ly',
  'rb.gy',
  'rebrand.ly',
  's.id',
  'shorturl.at',
  't.co',
  't.ly',
  't.me',
  'tiny.cc',
  'tinyurl.com',
  'v.gd',
])

const ipAddress = /^(\[.*\]|\d+(\.\d+){3})$/

/** What is odd about an advertiser's link, as sentences; none for an empty or an ordinary one. */
export function linkWarnings(text: string): string[] {
  const given = text.trim()
  if (!given) return []
  const link = safeUrl(given)
  if (!link) return [whyNoLink(given)]
  const { protocol, hostname, port, searchParams } = new URL(link)
  return [
    ...(protocol === 'https:' ? [] : ["The connection isn't encrypted (http instead of https)."]),
    ...(/(^|\.)xn--/.test(hostname) ? ['The host name has letters that can look like another name.'] : []),
    ...(ipAddress.test(hostname) ? ['The host is an IP address instead of a name.'] : []),
    ...(redirectors.has(hostname.replace(/^www\.|\.$/g, ''))
      ? ['This is a short link. Open it to see where it leads.']
      : []),
    ...forwards(searchParams),
    ...(port ? [`The link uses the unusual port ${port}.`] : []),
  ]
}

/** The other sites that stand in the parameters of a link, which it may forward to. */
const forwards = (parameters: URLSearchParams) =>
  [...parameters.values()].flatMap((value) => {
    const other = /^(https?:)?\/\//i.test(value) ? safeUrl(value.replace(/^\/\//, 'https://')) : undefined
    return other ? [`The link may forward to ${new URL(other).hostname}.`] : []
  })

/** Why a text must not become a link. */
function whyNoLink(text: string): string {
  const url = parsedUrl(text)
  if (!url) return 'This is not a valid web address.'
  if (!/^https?:$/.test(url.protocol)) return `This is a “${url.protocol}” link, not a website. Don't open it.`
  return url.username || url.password
    ? "The link contains a user name or password, which can hide where it leads. Don't open it."
    : 'This is not a valid web address.'
}
