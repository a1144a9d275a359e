import { maxThumbnailBytes } from '../../contract/thumbnails'

const maxWidth = 480
/** Tried in this order, until the picture is small enough. */
const qualities = [0.8, 0.6, 0.4]
const jpeg = 'data:image/jpeg;base64,'

/**
 * An early picture of a video (at a tenth of its length, at most one second in: many begin black) as a JPEG in base64, at most
 * 480 px wide. `url` is of this origin or a blob, because no other can be read back from a canvas. Undefined where the browser
 * cannot decode or draw it, and when `signal` aborts.
 */
export function firstFrame(url: string, signal: AbortSignal): Promise<string | undefined> {
  const video = document.createElement('video')
  const frame = new Promise<string | undefined>((resolve) => {
    video.onloadedmetadata = () => (video.currentTime = Math.min(1, video.duration / 10) || 0)
    video.onseeked = () => resolve(drawn(video))
    video.onerror = () => resolve(undefined)
    signal.addEventListener('abort', () => resolve(undefined))
  })
  video.muted = true
  video.playsInline = true
  video.preload = 'metadata'
  video.src = url
  return frame.finally(() => {
    // Ends the download.
    video.removeAttribute('src')
    video.load()
  })
}

function drawn(video: HTMLVideoElement): string | undefined {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, maxWidth / videoWidth)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  try {
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
    return qualities
      .map((quality) => canvas.toDataURL('image/jpeg', quality))
      .find(isSmall)
      ?.slice(jpeg.length)
  } catch {
    // The video was redirected to another origin.
    return undefined
  }
}

const isSmall = (url: string) => url.startsWith(jpeg) && url.length - jpeg.length <= (maxThumbnailBytes / 3) * 4
