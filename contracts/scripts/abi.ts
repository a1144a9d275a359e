/**
 * `npm run abi` writes the ABIs that the console uses; with `-- --check` it only reports which of them have drifted.
 */
import { driftedAbiFiles, writeAbiFiles } from '../abiFiles'

const list = (files: string[]) => files.map((file) => `src/chain/abi/${file}`).join(', ')

if (process.argv.includes('--check')) {
  const drifted = await driftedAbiFiles()
  if (drifted.length > 0) {
    console.error(`${list(drifted)} differ from the contracts. Run npm run abi and commit what it writes.`)
    process.exitCode = 1
  }
} else {
  console.log(`Wrote ${list(await writeAbiFiles())}`)
}
