/** `npm run backup -- <folder>`: writes the database and the videos into a new folder. */
import { backUp } from '../backup/backup'
import { oneFolder, runCommand } from './command'

await runCommand(oneFolder('Usage: npm run backup -- <new folder>'), async ({ db, config }, folder) => {
  const { rows } = await backUp(db, config.dataDir, folder, Date.now())
  console.log(`Backed up ${rows} rows and the videos to ${folder}`)
})
