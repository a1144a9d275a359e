/** `npm run restore -- <folder>`: brings a backup back into an empty database and data folder. */
import { resolve } from 'node:path'
import { restore } from '../backup/restore'
import { runCommand } from './command'

await runCommand(async ({ db, config, given: [folder] }) => {
  if (folder === undefined) throw new Error('Usage: npm run restore -- <folder of a backup>')
  const { rows, madeAt } = await restore(db, config.dataDir, resolve(folder), Date.now())
  console.log(`Restored ${rows} rows of ${madeAt}. Everybody signs in anew.`)
})
