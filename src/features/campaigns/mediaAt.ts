import { safeUrl } from '../../shared/safeUrl'

const endings = { video: /\.(mp4|webm|ogg)$/i, picture: /\.(jpe?g|png|gif)$/i }

/** The address of a campaign's media, and whether they are a video or a picture, by the extension; undefined for anything else. */
export function mediaAt(address: string): { url: string; kind: keyof typeof endings } | undefined {
  const url = safeUrl(address)
  if (!url) return undefined
  const { pathname } = new URL(url)
  if (endings.video.test(pathname)) return { url, kind: 'video' }
  return endings.picture.test(pathname) ? { url, kind: 'picture' } : undefined
}
