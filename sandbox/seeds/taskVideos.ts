import { copyFile, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const videos = ['pattern.mp4', 'drift.webm'] as const

const source = (name: string) => fileURLToPath(new URL(`../public/media/${name}`, import.meta.url))

/** Copies the tasks' videos into the server's uploads; returns the video of the n-th task. */
export async function storeTaskVideos(dataDir: string) {
  const folder = join(dataDir, 'media')
  await mkdir(folder, { recursive: true })
  const stored = await Promise.all(
    videos.map(async (name) => {
      const mediaFile = `seed-${name}`
      await copyFile(source(name), join(folder, mediaFile))
      return { mediaFile, mediaName: name, mediaBytes: (await stat(source(name))).size }
    }),
  )
  return (index: number) => {
    const video = stored[index % stored.length]
    if (!video) throw new Error('There is no video for the tasks.')
    return video
  }
}
