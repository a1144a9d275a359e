/** `npm run restore -- <folder>`: brings a backup back into an empty database and data folder. */
import { restore } from '../backup/restore'
import { oneFolder, runCommand } from './command'

await runCommand(oneFolder('Usage: npm run restore -- <folder of a backup>'), async ({ db, config }, folder) => {
  const { rows, madeAt } = await restore(db, config.dataDir, folder, Date.now())
  console.log(`Restored ${rows} rows of ${madeAt}. Everybody signs in anew.`)
})
