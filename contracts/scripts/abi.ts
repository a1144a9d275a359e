/**
 * `npm run abi` writes the ABIs that the console uses and what the local stack deploys; with `-- --check` it only reports which of them have drifted.
 */
import { driftedAbiFiles, writeAbiFiles } from '../abiFiles'

if (process.argv.includes('--check')) {
  const drifted = await driftedAbiFiles()
  if (drifted.length > 0) {
    console.error(`${drifted.join(', ')} differ from the contracts. Run npm run abi and commit what it writes.`)
    process.exitCode = 1
  }
} else {
  console.log(`Wrote ${(await writeAbiFiles()).join(', ')}`)
}
