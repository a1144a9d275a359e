const endings = { video: /\.(mp4|webm|ogg)$/i, picture: /\.(jpe?g|png|gif)$/i }

/** Whether a URL is a video or a picture, by the extension of its path; undefined for anything else. */
export function mediaKind(url: string): keyof typeof endings | undefined {
  const { pathname } = new URL(url)
  if (endings.video.test(pathname)) return 'video'
  return endings.picture.test(pathname) ? 'picture' : undefined
}
