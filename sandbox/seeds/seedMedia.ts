import { copyFile, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mediaDir } from '../../server/media/mediaFolder'

export const videos = ['pattern.mp4', 'drift.webm'] as const
export type Video = (typeof videos)[number]

/** The first frame of a video in the server's media folder. `thumbnails/` has them as the console makes them. */
export const thumbnailOf = (video: Video) => `seed-${pictureOf(video)}`

const pictureOf = (video: Video) => video.replace(/\w+$/, 'jpg')
const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Copies the tasks' videos and all thumbnails into the server's uploads; returns the video of the n-th task. */
export async function storeSeedMedia(dataDir: string) {
  const folder = join(dataDir, mediaDir)
  await mkdir(folder, { recursive: true })
  const stored = await Promise.all(
    videos.map(async (name) => {
      const [video, thumbnail] = [source(`../public/media/${name}`), thumbnailOf(name)]
      const mediaFile = `seed-${name}`
      await copyFile(video, join(folder, mediaFile))
      await copyFile(source(`thumbnails/${pictureOf(name)}`), join(folder, thumbnail))
      return { mediaFile, mediaName: name, mediaBytes: (await stat(video)).size, thumbnail }
    }),
  )
  return (index: number) => {
    const video = stored[index % stored.length]
    if (!video) throw new Error('There is no video for the tasks.')
    return video
  }
}
