/** `npm run backup -- <folder>`: writes the database and the videos into a new folder. */
import { resolve } from 'node:path'
import { backUp } from '../backup/backup'
import { runCommand } from './command'

await runCommand(async ({ db, config, given: [folder] }) => {
  if (folder === undefined) throw new Error('Usage: npm run backup -- <new folder>')
  const { rows } = await backUp(db, config.dataDir, resolve(folder), Date.now())
  console.log(`Backed up ${rows} rows and the videos to ${resolve(folder)}`)
})
