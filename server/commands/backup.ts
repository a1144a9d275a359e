/** `npm run backup -- <folder>`: writes the database and the videos into a new folder. */
import { backUp } from '../backup/backup'
import { oneFolder, runCommand } from './command'

await runCommand(oneFolder('Usage: npm run backup -- <new folder>'), async ({ db, config }, folder) => {
  const { manifest, missing } = await backUp(db, config.dataDir, folder, Date.now())
  console.log(`Backed up ${manifest.rows} rows and ${manifest.media?.length ?? 0} videos and thumbnails to ${folder}`)
  if (missing.length > 0)
    console.error(
      `Not in it, because they are not in ${config.dataDir}: ${missing.length} videos and thumbnails: ${missing.join(', ')}`,
    )
})
